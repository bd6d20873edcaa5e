"""Looking back at a match that is over: what decided it, what was better, and was it luck?"""
