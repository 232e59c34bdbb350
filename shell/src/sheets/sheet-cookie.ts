/** Names the shell's sheet that this browser has in its cache; the server then links it instead of writing it into the page. */
export const sheetCookie = 'so_sheet';

/** `main.7321118a.css` → `7321118a`: the part of its name that changes with its content. */
export const sheetId = (file: string): string => file.split('.').at(-2) ?? '';
