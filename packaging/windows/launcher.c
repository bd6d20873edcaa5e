/* boomerang-desktop.exe: starts the program with the Python in _internal.
 *
 * Bots think in processes of their own, which multiprocessing starts as it starts Python itself:
 * their arguments go to Python as they are. Where a file called `portable` lies beside, settings
 * and matches lie in the folder `data` there.
 */
#include <stdlib.h>
#include <wchar.h>
#include <windows.h>

#define LONGEST 32768

static wchar_t folder[LONGEST], place[LONGEST];

static const wchar_t *beside(const wchar_t *name)
{
    if (swprintf(place, LONGEST, L"%ls\\%ls", folder, name) < 0)
        exit(1);
    return place;
}

static int sorry(const wchar_t *what)
{
    MessageBoxW(NULL, what, L"Boomerang Desktop", MB_OK | MB_ICONERROR);
    return 1;
}

int WINAPI wWinMain(HINSTANCE self, HINSTANCE none, PWSTR line, int show)
{
    int count = __argc, given = 1, used = 0;
    wchar_t **words = __wargv, **arguments = calloc(count + 5, sizeof *arguments);
    BOOL worker = FALSE;
    HMODULE python;
    int (*run)(int, wchar_t **);

    if (!arguments || !GetModuleFileNameW(NULL, folder, LONGEST))
        return sorry(L"There is too little memory.");
    *wcsrchr(folder, L'\\') = L'\0';
    if (GetFileAttributesW(beside(L"portable")) != INVALID_FILE_ATTRIBUTES
        && !GetEnvironmentVariableW(L"BOOMERANG_HOME", NULL, 0))
        SetEnvironmentVariableW(L"BOOMERANG_HOME", beside(L"data"));
    python = LoadLibraryExW(
        beside(L"_internal\\" PYTHON), NULL, LOAD_WITH_ALTERED_SEARCH_PATH);
    run = python ? (int (*)(int, wchar_t **))(void *)GetProcAddress(python, "Py_Main") : NULL;
    if (!run)
        return sorry(L"Files of Boomerang Desktop are missing or damaged. Please install it again.");

    for (int n = 1; n < count; n++)
        worker = worker || !wcscmp(words[n], L"--multiprocessing-fork");
    arguments[used++] = words[0];
    if (!worker) {
        arguments[used++] = L"-B";
        arguments[used++] = L"-m";
        arguments[used++] = L"boomerang_desktop";
    }
    while (given < count)
        arguments[used++] = words[given++];
    return run(used, arguments);
}
