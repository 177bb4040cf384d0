import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A pooler in transaction mode before a PostgreSQL that asks for no password. */
export interface TransactionPooler {
  /** The address of what stands behind, by way of it. */
  address: string;
  close(): Promise<void>;
}

const sslRequest = 80_877_103;
/** What an answer begins with that ends what was asked, and how it says that no transaction is open. */
const [readyForQuery, idle] = ["Z", "I"];
const terminate = "X";

/** Splits what arrives into messages of the protocol: a letter, a length, and what follows. */
function messagesOf(take: (message: Buffer, type: string) => void) {
  let rest = Buffer.alloc(0);
  return (chunk: Buffer): void => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const length = rest.readInt32BE(1) + 1;
      take(rest.subarray(0, length), String.fromCharCode(rest[0] ?? 0));
      rest = rest.subarray(length);
    }
  };
}

/** One connection to PostgreSQL for all: it is given on after each transaction. */
export async function startTransactionPooler(behind: string): Promise<TransactionPooler> {
  const { hostname, port } = new URL(behind);
  let server: Socket | null = null;
  let greeting = Buffer.alloc(0);
  let holder: Socket | null = null;
  const waiting: { visitor: Socket; message: Buffer }[] = [];
  const visitors = new Set<Socket>();

  function open(startup: Buffer): void {
    server = connect(Number(port), hostname);
    server.write(startup);
    let isGreeted = false;
    const take = messagesOf((message, type) => {
      if (!isGreeted) {
        greeting = Buffer.concat([greeting, message]);
        if (type !== readyForQuery) return;
        isGreeted = true;
        for (const visitor of visitors) visitor.write(greeting);
        return;
      }
      holder?.write(message);
      if (type !== readyForQuery || String.fromCharCode(message[5] ?? 0) !== idle) return;
      holder = null;
      const late = waiting.splice(0);
      for (const { visitor, message: asked } of late) pass(visitor, asked);
    });
    server.on("data", take);
  }

  function pass(visitor: Socket, message: Buffer): void {
    if (holder !== null && holder !== visitor) {
      waiting.push({ visitor, message });
      return;
    }
    holder = visitor;
    server?.write(message);
  }

  function greet(visitor: Socket, startup: Buffer): void {
    visitors.add(visitor);
    if (server === null) open(startup);
    else if (greeting.length > 0) visitor.write(greeting);
    visitor.on(
      "data",
      messagesOf((message, type) => (type === terminate ? visitor.end() : pass(visitor, message))),
    );
  }

  const front = createServer((visitor) => {
    visitor.on("error", () => visitor.destroy());
    visitor.on("close", () => visitors.delete(visitor));
    const begin = (first: Buffer): void => {
      if (first.readInt32BE(4) !== sslRequest) return greet(visitor, first);
      visitor.once("data", begin);
      visitor.write("N");
    };
    visitor.once("data", begin);
  });
  await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve));
  const address = new URL(behind);
  address.port = String((front.address() as AddressInfo).port);
  return {
    address: address.href,
    close: () =>
      new Promise((resolve) => {
        front.close(() => resolve());
        for (const visitor of visitors) visitor.destroy();
        server?.destroy();
      }),
  };
}
