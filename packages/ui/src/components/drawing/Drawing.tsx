import { useEffect, useState } from "react";
import { drawings, type DrawingName } from "../../drawings/drawings.ts";
import { broken } from "../../drawings/broken.ts";
import { trustedDrawing } from "./trustedDrawing.ts";
import { box } from "./Drawing.css.ts";

/** What has come so far; `broken` is shown where nothing more can be fetched. */
const known = new Map<DrawingName, string>([["broken", broken]]);

/** A drawing's shapes once they have come; none where they do not. */
function useShapes(name: DrawingName): string | undefined {
  const [, setCome] = useState<DrawingName>();
  const shapes = known.get(name);
  useEffect(() => {
    if (known.has(name)) return undefined;
    let current = true;
    const fetchShapes = async () => {
      known.set(name, await drawings[name]());
      if (current) setCome(name);
    };
    fetchShapes().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [name]);
  return shapes;
}

export interface DrawingProps {
  name: DrawingName;
}

/**
 * A line drawing in the inks of the theme, with one thing in marigold: decoration whose box is kept
 * free. With words and a way on it is an EmptyState.
 */
export function Drawing({ name }: DrawingProps) {
  const shapes = useShapes(name);
  return (
    <span aria-hidden="true" className={box}>
      {shapes !== undefined && (
        <svg
          viewBox="0 0 160 120"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.25"
          strokeLinecap="round"
          strokeLinejoin="round"
          dangerouslySetInnerHTML={{ __html: trustedDrawing(shapes) }}
        />
      )}
    </span>
  );
}
