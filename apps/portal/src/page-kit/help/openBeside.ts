/** Opens a page of ours beside this one, where something may be typed that is not saved. */
export function openBeside(address: string): void {
  window.open(address, "_blank", "noopener");
}
