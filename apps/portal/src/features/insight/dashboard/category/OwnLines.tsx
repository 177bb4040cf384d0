import { Card } from "@jubilee/ui/card";
import { RouterAnchor } from "../../../../app/routing/RouterAnchor.tsx";
import * as css from "./Category.css.ts";
import type { OwnLine } from "./category.rules.ts";

/** Beside the features: what of all this is yours, over all events. */
export function OwnLines({ lines }: { lines: readonly OwnLine[] }) {
  return (
    <Card as="aside" title="Yours, over all events">
      <ul>
        {lines.map(({ key, title, address, detail, isLate }) => (
          <li key={key} className={css.own}>
            <RouterAnchor href={address} className={css.ownName} dir="auto">
              {title}
            </RouterAnchor>
            {detail && (
              <span className={isLate ? css.ownLate : css.ownDetail} dir="auto">
                {detail}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
