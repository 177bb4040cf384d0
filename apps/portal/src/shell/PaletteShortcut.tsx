import { lazy, Suspense, useEffect, useState } from "react";
import { useStore } from "zustand";
import { usePortal } from "../app/portal/usePortal.ts";
import { palette } from "./palette.store.ts";
import { useEarlyKeys } from "./useEarlyKeys.ts";

/** Ctrl or cmd with K opens the palette, wherever one is. */
export function PaletteShortcut() {
  const { screens } = usePortal();
  const [Palette] = useState(() => lazy(screens.palette));
  const { isOpen, query } = useStore(palette.state);
  useEarlyKeys(isOpen);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      // Where one writes, the text has taken it for a link.
      if (event.defaultPrevented) return;
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "k")
        return;
      event.preventDefault();
      palette.open();
    };
    document.addEventListener("keydown", open);
    // Whoever goes back is not followed.
    window.addEventListener("popstate", palette.close);
    return () => {
      document.removeEventListener("keydown", open);
      window.removeEventListener("popstate", palette.close);
    };
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <Palette query={query} onQueryChange={palette.type} onClose={palette.close} />
    </Suspense>
  );
}
