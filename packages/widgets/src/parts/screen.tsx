import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import type { LazyScreen } from "./Lazy.tsx";

/** A component as a screen that draws itself into a box of another script's. */
export function screen<Props extends object>(
  Screen: ComponentType<Props>,
): LazyScreen<Props>["mount"] {
  return (box, props) => {
    const root = createRoot(box);
    root.render(<Screen {...props} />);
    return {
      update: (next) => root.render(<Screen {...next} />),
      // React takes no root down while it takes down what is around it: right after that it does.
      destroy: () => queueMicrotask(() => root.unmount()),
    };
  };
}
