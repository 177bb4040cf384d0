/** Tells of every change of theme and contrast once it is drawn, and of the first drawing; gives back the undo. */
export function watchTheme(onDrawn: () => void): () => void {
  let frame = 0;
  const onChange = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(onDrawn);
    });
  };
  onChange();
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
    cancelAnimationFrame(frame);
    observer.disconnect();
    for (const wish of wishes) wish.removeEventListener("change", onChange);
  };
}
