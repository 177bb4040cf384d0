import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

/** Serves web requests from Node's plain server; bodies are read whole. */
export function listenFor(answer: (request: Request) => Promise<Response>): RequestListener {
  return (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      void send(outgoing, answer(asRequest(incoming, Buffer.concat(chunks))));
    });
  };
}

async function send(outgoing: ServerResponse, answered: Promise<Response>): Promise<void> {
  try {
    const response = await answered;
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  } catch (error) {
    outgoing.destroy(error instanceof Error ? error : undefined);
  }
}

function asRequest(incoming: IncomingMessage, body: Buffer<ArrayBuffer>): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (typeof value === "string") headers.set(name, value);
  }
  return new Request(`http://${incoming.headers.host ?? "localhost"}${incoming.url ?? "/"}`, {
    method: incoming.method ?? "GET",
    headers,
    ...(body.length > 0 ? { body } : {}),
  });
}
