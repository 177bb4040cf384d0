import type { Rolled } from "./roll-over.ts";

/** What was lost or done twice, in words; none when all is as it was told. */
export function wrongIn({ orders, answers, failures, sold, answered, mails }: Rolled): string[] {
  const bought = orders.length;
  const claims: [is: boolean, sentence: string][] = [
    [failures.length === 0, `${failures.length} were refused`],
    [new Set(orders).size === bought, "an order was told of twice"],
    [sold.orders === bought, `${bought} were told of an order, ${sold.orders} are there`],
    [sold.tickets === bought, `${bought} were told of a ticket, ${sold.tickets} are there`],
    [sold.counted === bought, `${bought} were told of a ticket, ${sold.counted} are counted`],
    [answered.rows >= answers.length, `${answers.length} answered, ${answered.rows} are there`],
    [answered.twice === 0, `${answered.twice} answers were taken twice`],
    [answered.seen === answered.rows, `${answered.rows} answers, the planner saw ${answered.seen}`],
    [mails.done === bought && mails.other === 0, `${bought} orders, ${mails.done} confirmed`],
    [mails.twice === 0, `${mails.twice} orders were confirmed twice`],
  ];
  return claims.filter(([is]) => !is).map(([, sentence]) => sentence);
}
