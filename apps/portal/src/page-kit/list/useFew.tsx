import { Button } from "@jubilee/ui/button";
import { useState, type ReactNode } from "react";
import { useLocale } from "../useLocale.ts";

/** The first of many things, and the button that shows the others; nothing where there are few. */
export function useFew<Thing>(
  all: readonly Thing[],
  first: number,
  nouns: string,
): { shown: readonly Thing[]; more: ReactNode } {
  const locale = useLocale();
  const [isAll, setAll] = useState(false);
  if (isAll || all.length <= first) return { shown: all, more: null };
  return {
    shown: all.slice(0, first),
    more: (
      <div>
        <Button variant="outline" onClick={() => setAll(true)}>
          Show all {all.length.toLocaleString(locale)} {nouns}
        </Button>
      </div>
    ),
  };
}
