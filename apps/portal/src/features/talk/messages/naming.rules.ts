/** What a key does in an open list of people: the place it goes to, a choice, or leaving; nothing for all others. */
export function stepThrough(
  key: string,
  at: number,
  count: number,
): number | "choose" | "leave" | undefined {
  switch (key) {
    case "ArrowDown":
      return (at + 1) % count;
    case "ArrowUp":
      return (at - 1 + count) % count;
    case "Enter":
    case "Tab":
      return "choose";
    case "Escape":
      return "leave";
    default:
      return undefined;
  }
}
