/** A heading without its case, dashes and underscores, for comparing: `Ticket_Email` is `ticket email`. */
export const folded = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/[_\-.]+/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
