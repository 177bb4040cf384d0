import { section } from "./Home.css.ts";
import { line, stop, text, theDay, title } from "./Journey.css.ts";
import { SectionHead } from "./SectionHead.tsx";

const stops = [
  {
    when: "Twelve weeks out",
    what: "Choose a kind, a day and a place. The page is ready to read before your tea is.",
  },
  {
    when: "Eight weeks",
    what: "Bring the guest list from a spreadsheet. Households are found, duplicates merged, nobody invited twice.",
  },
  {
    when: "Five weeks",
    what: "Send the link, or put it on the site you have. Answers and payments arrive in one table.",
  },
  {
    when: "The day",
    what: "Every ticket has its code, every guest a name, and you know how many chairs to put out.",
  },
  {
    when: "The morning after",
    what: "Who came, what was sold, what was given back: the list is already done.",
  },
];

/** The way of an event, as a line of five stops. */
export function Journey() {
  return (
    <section className={section} id="how-it-goes">
      <SectionHead title="From “we should” to “we did”">
        No project plan to invent. You say what and when; the page, the list and the till are there.
      </SectionHead>
      <ol className={line}>
        {stops.map(({ when, what }) => (
          <li key={when} className={when === "The day" ? `${stop} ${theDay}` : stop}>
            <h3 className={title}>{when}</h3>
            <p className={text}>{what}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
