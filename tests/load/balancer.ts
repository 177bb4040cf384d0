import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type { InFront } from "./nginx-in-front.ts";

/** What stands in front where there is no nginx: each connection goes to the next server that takes it. */
export async function startBalancer(servers: readonly string[]): Promise<InFront> {
  const ports = servers.map((url) => Number(new URL(url).port));
  const open = new Set<Socket>();
  let turn = 0;

  const hand = (visitor: Socket, triesLeft: number): void => {
    turn += 1;
    const server = connect(ports[turn % ports.length] ?? 0, "127.0.0.1");
    const refused = (): void => {
      if (triesLeft === 0) visitor.destroy();
      else hand(visitor, triesLeft - 1);
    };
    server.once("error", refused);
    server.once("connect", () => {
      server.off("error", refused);
      for (const [one, other] of [
        [server, visitor],
        [visitor, server],
      ] as const) {
        open.add(one);
        one.pipe(other);
        one.on("error", () => other.destroy());
        one.on("close", () => {
          open.delete(one);
          other.destroy();
        });
      }
    });
  };

  const front = createServer((visitor) => hand(visitor, ports.length));
  await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve));
  const { port } = front.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        front.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
