import { createSocket } from "node:dgram";

/** A name server on this machine that knows texts and nothing else. */
export interface NameServer {
  /** `127.0.0.1:<port>` */
  address: string;
  /** What stands under which name; change it as you go. */
  texts: Map<string, string[]>;
  close(): Promise<void>;
}

/** The name that a question asks for, and where it ends. */
function asked(question: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), end: at + 5 };
}

/** One TXT record about the name that was asked, in strings of at most 255 letters. */
function textRecord(text: string): Buffer {
  const parts = text.match(/.{1,255}/gs) ?? [""];
  const data = Buffer.concat(parts.map((part) => Buffer.from([part.length, ...Buffer.from(part)])));
  const head = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 1, 0, 0]);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

/** Answers as a name server does (RFC 1035): what it has, or that there is no such name. */
export async function openNameServer(): Promise<NameServer> {
  const texts = new Map<string, string[]>();
  const socket = createSocket("udp4");
  socket.on("message", (question, { port, address }) => {
    const { name, end } = asked(question);
    const found = texts.get(name);
    const head = Buffer.from(question.subarray(0, 12));
    head.writeUInt16BE(found ? 0x8580 : 0x8583, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(found?.length ?? 0, 6);
    head.writeUInt32BE(0, 8);
    const records = (found ?? []).map(textRecord);
    socket.send(Buffer.concat([head, question.subarray(12, end), ...records]), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    texts,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}
