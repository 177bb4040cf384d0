/** Sends a sign of the one who reads; one that is lost is told again by the next. */
export function tellSign(talk: HTMLElement, sign: object): void {
  const { url = "", token = "", talk: threadId } = talk.dataset;
  void fetch(`${url}/functions/v1/embed/talk/${encodeURIComponent(token)}/sign`, {
    method: "POST",
    credentials: "omit",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ threadId, ...sign }),
  }).catch(() => undefined);
}

let told = 0;

/** Says how far one has read, while the window is looked at. */
export function readAs(talk: HTMLElement): void {
  const last = [...talk.querySelectorAll<HTMLElement>("[data-place]")].at(-1);
  const place = Number(last?.dataset["place"] ?? 0);
  if (document.visibilityState !== "visible" || place <= told) return;
  told = place;
  tellSign(talk, { read: place });
}
