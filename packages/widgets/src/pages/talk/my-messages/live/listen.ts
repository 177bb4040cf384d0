const beatMs = 25_000;
const longestPauseMs = 30_000;

interface Heard {
  heard: (told: { heard?: number }) => void;
  typing: (told: { memberId?: string; name?: string | null }) => void;
}

interface Frame {
  topic?: string;
  event?: string;
  payload?: { event?: string; payload?: Record<string, never>; status?: string };
}

/**
 * Listens to the channel of a conversation: that there is something new, and that somebody writes. No
 * words go through it. After a lost connection it asks once for what was missed.
 */
export function listenTo(talk: HTMLElement, to: Heard): void {
  const { url = "", key = "" } = talk.dataset;
  // Another name, once somebody who knows the old one does not belong any more.
  const named = () => `realtime:${talk.dataset["channel"] ?? ""}`;
  const address = `${url.replace(/^http/, "ws")}/realtime/v1/websocket?apikey=${encodeURIComponent(key)}&vsn=1.0.0`;
  let tries = 0;
  let wasJoined = false;
  const take = ({ topic: of, event: kind, payload: told }: Frame) => {
    if (of !== named()) return;
    if (kind === "phx_reply" && told?.status === "ok") {
      tries = 0;
      if (wasJoined) to.heard({});
      wasJoined = true;
    }
    if (kind !== "broadcast") return;
    const { event, payload = {} } = told ?? {};
    if (event === "heard") to.heard(payload);
    if (event === "typing") to.typing(payload);
  };
  const open = () => {
    const socket = new WebSocket(address);
    const topic = named();
    let ref = 0;
    const send = (frame: object) => socket.send(JSON.stringify({ ...frame, ref: String(++ref) }));
    const beat = setInterval(() => {
      if (topic !== named()) socket.close();
      else if (socket.readyState === WebSocket.OPEN)
        send({ topic: "phoenix", event: "heartbeat", payload: {} });
    }, beatMs);
    socket.addEventListener("open", () =>
      send({
        topic,
        event: "phx_join",
        join_ref: "1",
        payload: {
          config: {
            broadcast: { ack: false, self: false },
            presence: { key: "" },
            postgres_changes: [],
          },
        },
      }),
    );
    socket.addEventListener("message", ({ data }) => take(JSON.parse(String(data))));
    socket.addEventListener("close", () => {
      clearInterval(beat);
      tries += 1;
      setTimeout(open, Math.min(1000 * 2 ** tries, longestPauseMs));
    });
  };
  open();
}
