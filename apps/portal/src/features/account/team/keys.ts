/** The name under which the team is kept. */
export const teamKey = ["team"] as const;
