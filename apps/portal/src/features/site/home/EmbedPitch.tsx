import { Chip } from "@jubilee/ui/chip";
import { CodeSample } from "./CodeSample.tsx";
import { fact, figure, kinds, meaning, split } from "./EmbedPitch.css.ts";
import { section } from "./Home.css.ts";
import { SectionHead } from "./SectionHead.tsx";
import { ticketsWidgetKilobytes } from "./widgetWeight.rules.ts";

const facts = [
  [
    `${ticketsWidgetKilobytes} kB`,
    "for a working ticket shop, before your event’s own words. A photo is a hundred times that.",
  ],
  ["0", "cookies, trackers or third-party requests."],
  ["1", "request until a visitor can choose: the script brings its first data along."],
  ["1 line", "still works when a site builder strips scripts: paste the iframe instead."],
] as const;

const forms = ["Script element", "Plain iframe", "Link and QR code", "React component"];

/** What the widgets are, with a snippet and the figures that the size gate holds. */
export function EmbedPitch() {
  return (
    <section className={section}>
      <SectionHead title="Put it on the site you already have">
        RSVPs and tickets, in the page itself. They keep their looks on yours and ask your visitors
        for nothing else.
      </SectionHead>
      <div className={split}>
        <div>
          <CodeSample />
          <div className={kinds}>
            {forms.map((form) => (
              <Chip key={form} mark="none">
                {form}
              </Chip>
            ))}
          </div>
        </div>
        <ul>
          {facts.map(([number, text]) => (
            <li key={number + text} className={fact}>
              <b className={figure}>{number}</b>
              <span className={meaning}>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
