import { createServer, type Server } from "node:net";
import { freePort } from "./product.ts";

/** A mail server that can be down, busy or refuse, and keeps what it takes. */
export interface MailServer {
  address: string;
  /** Bodies of what it took, in order. */
  taken: string[];
  /** What it says to a recipient from now on: `250 ok`, `451 later`, `550 unknown`. */
  say(answer: string): void;
  up(): Promise<void>;
  down(): Promise<void>;
}

/** Makes one that is down. */
export async function makeMailServer(): Promise<MailServer> {
  const port = await freePort();
  const taken: string[] = [];
  let toRecipients = "250 ok";
  let server: Server | null = null;
  return {
    address: `smtp://127.0.0.1:${port}/?ignoreTLS=true`,
    taken,
    say: (answer) => void (toRecipients = answer),
    up: () =>
      new Promise((resolve) => {
        server = createServer((socket) => {
          let body: string | null = null;
          socket.write("220 test ESMTP\r\n");
          socket.on("error", () => socket.destroy());
          socket.on("data", (chunk) => {
            if (body !== null) {
              body += chunk.toString();
              if (!body.endsWith("\r\n.\r\n")) return;
              taken.push(body);
              body = null;
              socket.write("250 ok\r\n");
              return;
            }
            const command = chunk.toString().slice(0, 4).toUpperCase();
            if (command === "DATA") body = "";
            const answers: Record<string, string> = {
              DATA: "354 go",
              RCPT: toRecipients,
              QUIT: "221 bye",
            };
            socket.write(`${answers[command] ?? "250 ok"}\r\n`);
          });
        });
        server.listen(port, "127.0.0.1", resolve);
      }),
    down: () =>
      new Promise((resolve) => {
        if (server) server.close(() => resolve());
        else resolve();
        server = null;
      }),
  };
}
