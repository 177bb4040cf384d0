import { highlight } from "@jubilee/core/insight/own-search.rules";
import { mark } from "./Search.css.ts";

/** A text with the words that were looked for marked in it. */
export function Marked({ text, search }: { text: string; search: string }) {
  const stretches = highlight(text, search);
  return (
    <bdi>
      {stretches.map((stretch) =>
        stretch.isHit ? (
          <mark key={stretch.at} className={mark}>
            {stretch.text}
          </mark>
        ) : (
          stretch.text
        ),
      )}
    </bdi>
  );
}
