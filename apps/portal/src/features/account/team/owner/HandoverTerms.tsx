import { terms as termsStyle } from "../Team.css.ts";

/** What handing an account over means, line by line. */
export function HandoverTerms({ terms }: { terms: string[] }) {
  return (
    <ul className={termsStyle}>
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  );
}
