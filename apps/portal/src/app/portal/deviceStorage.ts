/** A storage that lasts as long as the page. */
export function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}

/** The device's storage, or memory for this page where the browser blocks it. */
export function deviceStorage(report: (error: unknown) => void): Storage {
  try {
    const { localStorage } = globalThis;
    localStorage.getItem("jubilee-theme");
    return localStorage;
  } catch (error) {
    report(error);
    return memoryStorage();
  }
}

/** The tab's storage, or memory for this page where the browser blocks it. */
export function tabStorage(report: (error: unknown) => void): Storage {
  try {
    return globalThis.sessionStorage;
  } catch (error) {
    report(error);
    return memoryStorage();
  }
}
