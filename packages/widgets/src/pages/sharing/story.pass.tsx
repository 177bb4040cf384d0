import type { PassSection } from "../answers/pass/pass.types.ts";
import { Prose } from "../parts/Prose.tsx";
import * as css from "../styles/css.ts";

/** What the hosts wrote about the event. */
export const section: PassSection = {
  about: "event",
  order: 5,
  isShown: ({ shared }) => shared.event.description !== null,
  part: ({ shared: { event } }) => (
    <section className={`${css.section} ${css.story}`} lang={event.locale} dir="auto">
      <Prose text={event.description} />
    </section>
  ),
};
