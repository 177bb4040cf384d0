import { DayLeaf } from "../../parts/DayLeaf.tsx";
import { Hosts } from "../../parts/Hosts.tsx";
import * as css from "../../styles/css.ts";
import * as own from "./pass.css.ts";
import type { PassPart } from "./pass.types.ts";

/** On wide windows, beside the pass: the day as a leaf, and whose event it is. */
export function Lead({ shared: { event }, words: { page }, reader: { locale } }: PassPart) {
  return (
    <div className={own.lead}>
      <div className={css.leaf}>
        <DayLeaf event={event} locale={locale} />
      </div>
      <Hosts names={event.hostNames} locale={locale} inviteYou={page.inviteYou} />
    </div>
  );
}
