import { createServer } from "node:net";

/** A mail server that takes every mail and keeps it as it came. */
export interface MailServer {
  url: string;
  /** The newest last, without the dots that only the way needs. */
  mails: { from: string; raw: string }[];
  close(): Promise<void>;
}

const greetings: Readonly<Record<string, string>> = { DATA: "354 go", QUIT: "221 bye" };

/** Speaks as much SMTP as a mail takes. */
export async function openMailServer(): Promise<MailServer> {
  const mails: MailServer["mails"] = [];
  const server = createServer((socket) => {
    let text = "";
    let from = "";
    let inData = false;
    socket.write("220 test ESMTP\r\n");
    socket.on("data", (chunk) => {
      text += chunk.toString("utf8");
      for (;;) {
        const end = text.indexOf(inData ? "\r\n.\r\n" : "\r\n");
        if (end < 0) return;
        const said = text.slice(0, end);
        text = text.slice(end + (inData ? 5 : 2));
        if (inData) {
          mails.push({ from, raw: `${said.replaceAll("\r\n..", "\r\n.")}\r\n` });
          inData = false;
          socket.write("250 ok\r\n");
          continue;
        }
        const word = said.slice(0, 4).toUpperCase();
        if (word === "MAIL") from = /<(.*)>/.exec(said)?.[1] ?? "";
        inData = word === "DATA";
        socket.write(`${greetings[word] ?? "250 ok"}\r\n`);
      }
    });
    socket.on("error", () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}/?ignoreTLS=true`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
