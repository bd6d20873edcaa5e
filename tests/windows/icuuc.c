/* Stands in for Windows' own icuuc.dll, which Wine lacks; Qt asks it for legacy text codecs only,
 * and there are none here. For the tests, never shipped. */
#define ANSWER(type, name, given) __declspec(dllexport) type name given
enum { UNAVAILABLE = 4 };

ANSWER(void *, ucnv_open, (const char *name, int *error)) { *error = UNAVAILABLE; return 0; }
ANSWER(void, ucnv_close, (void *with)) {}
ANSWER(void, ucnv_reset, (void *with)) {}
ANSWER(signed char, ucnv_getMaxCharSize, (void *with)) { return 1; }
ANSWER(const char *, ucnv_getName, (void *with, int *error)) { *error = UNAVAILABLE; return 0; }
ANSWER(void, UCNV_FROM_U_CALLBACK_SUBSTITUTE, (void)) {}
ANSWER(void, UCNV_TO_U_CALLBACK_SUBSTITUTE, (void)) {}
ANSWER(void, ucnv_getToUCallBack, (void *with, void **a, void **b)) { *a = *b = 0; }
ANSWER(void, ucnv_getFromUCallBack, (void *with, void **a, void **b)) { *a = *b = 0; }
ANSWER(void, ucnv_setToUCallBack, (void *with, void *a, void *b, void **c, void **d, int *error))
{ *error = UNAVAILABLE; }
ANSWER(void, ucnv_setFromUCallBack, (void *with, void *a, void *b, void **c, void **d, int *error))
{ *error = UNAVAILABLE; }
ANSWER(void, ucnv_cbToUWriteUChars, (void *a, void *b, int c, int d, int *error))
{ *error = UNAVAILABLE; }
ANSWER(void, ucnv_cbFromUWriteUChars, (void *a, void *b, void *c, int d, int *error))
{ *error = UNAVAILABLE; }
ANSWER(void, ucnv_toUnicode,
       (void *a, void *b, void *c, void *d, void *e, void *f, int g, int *error))
{ *error = UNAVAILABLE; }
ANSWER(void, ucnv_fromUnicode,
       (void *a, void *b, void *c, void *d, void *e, void *f, int g, int *error))
{ *error = UNAVAILABLE; }
ANSWER(int, ucnv_toUCountPending, (void *with, int *error)) { return 0; }
ANSWER(int, ucnv_fromUCountPending, (void *with, int *error)) { return 0; }
ANSWER(const char *, ucnv_getStandardName, (const char *a, const char *b, int *error)) { return 0; }
ANSWER(const char *, ucnv_getAvailableName, (int number)) { return 0; }
ANSWER(int, ucnv_countAvailable, (void)) { return 0; }
