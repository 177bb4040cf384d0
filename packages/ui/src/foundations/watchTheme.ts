/** Tells of every change of theme and contrast, by the toolbar or the device; gives back the undo. */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ["data-theme", "data-contrast"],
  });
  const wishes = ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"].map((query) =>
    matchMedia(query),
  );
  for (const wish of wishes) wish.addEventListener("change", onChange);
  return () => {
    observer.disconnect();
    for (const wish of wishes) wish.removeEventListener("change", onChange);
  };
}
