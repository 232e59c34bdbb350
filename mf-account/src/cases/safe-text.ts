/** The tab's storage that never throws: where it is forbidden or full, nothing is kept over a reload. */
export const safeText = {
  read(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, text: string): void {
    try {
      sessionStorage.setItem(key, text);
    } catch {
      // The form works on without being kept.
    }
  },
  remove(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // There is nothing to forget.
    }
  },
};
