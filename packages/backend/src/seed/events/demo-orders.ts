import { ago } from "./demo-times.ts";
import type { DemoGuest, DemoOrder, DemoTicketType } from "./demo-world.ts";
import { idOf, type Random } from "../random.ts";

/** Orders of one kind: so many, each with so many tickets of a type. */
export interface Basket {
  /** Index of the first order that holds it. */
  from: number;
  orders: number;
  ticketType: DemoTicketType;
  quantity: number;
}

const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const dayMinutes = 24 * 60;

/** Orders of the buyers in turn; refunded ones come after the kept ones. */
export function drawOrders(
  random: Random,
  now: Date,
  buyers: readonly DemoGuest[],
  baskets: readonly Basket[],
  refunded: { orders: number; ticketType: DemoTicketType },
): DemoOrder[] {
  const keptCount = Math.max(...baskets.map(({ from, orders }) => from + orders));
  const codes = drawCodes(random, keptCount + refunded.orders);
  return codes.map((code, index) => {
    const buyer = buyers[index % buyers.length];
    if (!buyer?.email) throw new Error("A buyer has an e-mail address");
    const isRefunded = index >= keptCount;
    const wanted = isRefunded
      ? [{ ticketType: refunded.ticketType, quantity: 1 }]
      : baskets.filter(({ from, orders }) => index >= from && index < from + orders);
    const items = wanted.map(({ ticketType, quantity }) => ({
      id: idOf(`order ${code} ${ticketType.name}`),
      ticketTypeId: ticketType.id,
      name: ticketType.name,
      quantity,
      unitMinor: ticketType.priceMinor,
    }));
    return {
      id: idOf(`order ${code}`),
      code,
      buyerGuestId: buyer.id,
      buyerName: `${buyer.firstName} ${buyer.lastName}`,
      buyerEmail: buyer.email,
      totalMinor: items.reduce((sum, { quantity, unitMinor }) => sum + quantity * unitMinor, 0),
      isRefunded,
      at: ago(now, 180 + Math.floor(random.next() ** 1.5 * 60 * dayMinutes)),
      items,
    };
  });
}

function drawCodes(random: Random, count: number): string[] {
  const codes = new Set<string>();
  const letter = (): string => alphabet.charAt(random.below(alphabet.length));
  while (codes.size < count) {
    const letters = Array.from({ length: 7 }, letter).join("");
    codes.add(`${letters.slice(0, 3)}-${letters.slice(3)}`);
  }
  return [...codes];
}
