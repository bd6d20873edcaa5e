"""The style sheet of all widgets, to be filled in with the current colours and sizes."""

SHEET = """\
QWidget {{ color: {ink}; font-size: {text_size}; }}
QMainWindow, QDialog, QStackedWidget {{ background: {surface}; }}
QToolTip {{ background: {raised}; color: {ink}; border: 1px solid {line}; padding: 6px; }}
QLabel[role="display"] {{ font-family: "{display_face}"; font-size: {display_size}; }}
QLabel[role="title"] {{ font-family: "{display_face}"; font-size: {title_size}; }}
QLabel[role="head"] {{ font-family: "{display_face}"; font-size: {head_size}; }}
QLabel[role="muted"] {{ color: {muted}; }}
QLabel[role="strong"] {{ font-weight: 600; }}
QLabel[role="lead"] {{ font-size: {large_size}; }}
QLabel[role="advice"] {{ font-size: {large_size}; font-weight: 600; }}
QLabel[role="key"] {{
    background: {raised}; border: 1px solid {line}; border-radius: 6px; padding: 0 8px;
}}
QLabel[role="small"] {{ font-size: {small_size}; color: {muted}; }}
QLabel[role="warn"] {{ color: {warn}; font-weight: 600; }}
QPushButton, QToolButton {{
    outline: none;
    background: {raised}; border: 1px solid {line}; border-radius: {radius}px;
    padding: 8px 16px; min-height: {px26}px; icon-size: {px20}px;
}}
QToolButton {{ padding: 6px; icon-size: {px24}px; }}
QPushButton:hover, QToolButton:hover {{ border-color: {accent}; }}
QPushButton:pressed, QToolButton:pressed, QToolButton:checked {{ background: {line}; }}
QPushButton:disabled, QToolButton:disabled {{ color: {muted}; background: {surface}; }}
QPushButton:focus, QToolButton:focus, QComboBox:focus, QLineEdit:focus, QSpinBox:focus,
QListView:focus {{ border: {ring}px solid {accent}; padding: 6px 14px; }}
QToolButton:focus {{ padding: 4px; }}
QComboBox:focus, QLineEdit:focus, QSpinBox:focus {{ padding: 4px 8px; }}
QListView:focus {{ padding: 0; }}
QListView[role="rows"]:focus {{ border: none; }}
QTextBrowser:focus {{ border: {ring}px solid {accent}; border-radius: {radius}px; }}
QTextBrowser[role="page"] {{ border: {ring}px solid transparent; border-radius: {radius}px; }}
QTextBrowser[role="page"][framed="true"]:focus {{ border-color: {accent}; }}
QLabel:focus {{ border: 2px solid {accent}; border-radius: 6px; }}
QPushButton[role="main"] {{
    background: {accent}; color: {on_accent}; border-color: {accent}; font-weight: 600;
    font-size: {large_size};
}}
QPushButton[role="main"]:focus {{ border-color: {ink}; }}
QPushButton[role="main"]:disabled {{
    background: {surface}; color: {muted}; border-color: {line};
}}
QPushButton[role="choice"] {{ min-width: {px24}px; padding: 8px; }}
QPushButton[role="choice"]:focus {{ padding: 6px; }}
QPushButton[role="choice"]:checked {{
    background: {ink}; color: {surface}; border-color: {ink}; font-weight: 600;
}}
QPushButton[role="choice"]:checked:focus {{ border-color: {accent}; }}
QPushButton[role="free"] {{
    background: transparent; border: 1px dashed {muted}; color: {muted}; text-align: left;
}}
QPushButton[role="plain"], QToolButton[role="plain"] {{
    background: transparent; border: none;
}}
QPushButton[role="plain"]:focus, QToolButton[role="plain"]:focus {{
    border: {ring}px solid {accent};
}}
QPushButton[role="line"] {{
    background: transparent; border: 1px solid {line}; padding: 0; min-height: 0; text-align: left;
}}
QPushButton[role="line"]:hover {{ border-color: {accent}; background: {surface}; }}
QPushButton[role="line"]:checked {{ border: 2px solid {accent}; background: {surface}; }}
QPushButton[role="line"]:focus {{ border: {ring}px solid {accent}; padding: 0; }}
QPushButton[role="slim"] {{ padding: 6px 8px; }}
QPushButton[role="slim"]:focus {{ padding: 4px 6px; }}
QPushButton[role="strip"] {{
    background: {accent}; color: {on_accent}; border-color: {accent}; padding: 2px 10px;
    min-height: 0;
}}
QToolButton[role="strip"] {{
    background: transparent; border: none; padding: 2px; min-height: 0; icon-size: 20px;
}}
QToolButton[role="strip"]:focus {{ border: {ring}px solid {accent}; padding: 0; }}
QPushButton[role="strip"]:focus {{ border-color: {ink}; padding: 0 8px; }}
QComboBox, QLineEdit, QSpinBox {{
    background: {raised}; border: 1px solid {line}; border-radius: {radius}px;
    padding: 6px 10px; min-height: {px26}px;
    selection-background-color: {accent}; selection-color: {on_accent};
}}
QLineEdit {{ placeholder-text-color: {muted}; }}
QLineEdit > QToolButton {{ background: transparent; border: none; padding: 0; min-height: 0; }}
QComboBox::drop-down {{ border: none; width: {px28}px; }}
QComboBox::down-arrow {{ image: none; }}
QToolButton::menu-indicator {{ image: none; }}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QComboBox {{ combobox-popup: 0; }}
QComboBox QAbstractItemView {{
    background: {raised}; border: 1px solid {line};
    selection-background-color: {accent}; selection-color: {on_accent}; outline: none;
}}
QMenu {{ background: {raised}; border: 1px solid {line}; padding: 6px; menu-scrollable: 1; }}
QMenu::item {{ padding: 6px 24px 6px 12px; border-radius: 6px; }}
QMenu::item:selected {{ background: {accent}; color: {on_accent}; }}
QMenu::item:disabled {{ color: {muted}; background: transparent; }}
QMenu::separator {{ height: 1px; background: {line}; margin: 6px; }}
QFrame[role="card"] {{
    background: {raised}; border: 1px solid {line}; border-radius: {radius}px;
}}
QFrame[role="place"] {{
    background: transparent; border: 2px dashed {line}; border-radius: {radius}px;
}}
QFrame[role="bar"] {{
    background: {raised}; border: none; border-bottom: 1px solid {line};
}}
QFrame[role="strip"] {{
    background: {raised}; border: none; border-top: 1px solid {line};
}}
QFrame[role="note"] {{
    background: {raised}; border: 1px solid {line}; border-left: 4px solid {accent};
    border-radius: {radius}px;
}}
QFrame[role="side"] {{
    background: {raised}; border: none; border-left: 1px solid {line};
}}
QListView, QTextBrowser, QScrollArea {{ background: transparent; border: none; outline: none; }}
QScrollArea > QWidget > QWidget {{ background: transparent; }}
QListView::item {{ padding: 6px 8px; border-radius: 6px; }}
QListView::item:selected {{ background: {line}; color: {ink}; }}
QTableView {{ background: transparent; border: none; }}
QTableView::item {{ border-bottom: 1px solid {line}; padding: 0 3px; }}
QTableView::item:selected {{ background: {line}; color: {ink}; }}
QHeaderView {{ background: transparent; }}
QHeaderView::section {{
    background: transparent; color: {muted}; border: none; border-bottom: 1px solid {muted};
    padding: 4px 6px;
}}
QGraphicsView {{ border: none; background: transparent; }}
QCheckBox, QRadioButton {{ spacing: 10px; min-height: {px28}px; }}
QCheckBox::indicator {{ width: {px20}px; height: {px20}px; }}
QRadioButton::indicator {{
    width: 14px; height: 14px; border: 2px solid {muted}; border-radius: 9px; background: {raised};
}}
QRadioButton::indicator:hover, QRadioButton::indicator:focus {{ border-color: {accent}; }}
QRadioButton::indicator:checked {{ background: {accent}; border-color: {ink}; }}
QSlider::groove:horizontal {{ height: {groove}px; background: {line}; border-radius: 2px; }}
QSlider::handle:horizontal {{
    background: {accent}; width: {knob}px; height: {knob}px; margin: -{over}px 0;
    border-radius: {half_knob}px;
}}
QSlider::handle:horizontal:focus {{
    border: {ring}px solid {ink}; margin: -{over}px 0;
    width: {inner_knob}px; height: {inner_knob}px;
}}
QScrollBar {{ background: transparent; border: none; margin: 0; }}
QScrollBar:vertical {{ width: 10px; }}
QScrollBar:horizontal {{ height: 10px; }}
QScrollBar::handle {{ background: {line}; border: none; border-radius: 5px; }}
QScrollBar::handle:hover {{ background: {muted}; }}
QScrollBar::handle:vertical {{ min-height: 40px; }}
QScrollBar::handle:horizontal {{ min-width: 40px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; width: 0; border: none; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QAbstractScrollArea::corner {{ background: transparent; border: none; }}
"""
