import { lazy, Suspense, useEffect, useState } from "react";

const Palette = lazy(async () => {
  const { Palette } = await import("./Palette.tsx");
  return { default: Palette };
});

/** Ctrl or cmd with K opens the feature search as a palette, wherever one is. */
export function PaletteShortcut() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "k")
        return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", open);
    return () => document.removeEventListener("keydown", open);
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <Palette onClose={() => setOpen(false)} />
    </Suspense>
  );
}
