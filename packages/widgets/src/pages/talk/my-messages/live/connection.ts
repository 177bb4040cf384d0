/** Says beside the field that there is no connection, as long as there is none. */
export function showConnection(talk: HTMLElement): void {
  const line = talk.querySelector<HTMLElement>("[data-offline]");
  if (!line) return;
  const look = () => {
    line.textContent = navigator.onLine ? "" : (line.dataset["offline"] ?? "");
  };
  addEventListener("online", look);
  addEventListener("offline", look);
  look();
}
