/** Lets the page do what it has to do: what follows is a task of its own. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
