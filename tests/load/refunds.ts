/** `node tests/load/refunds.ts [--orders 300] [--kills 2]`: pays a cancelled event back while the server dies; fails on any difference. */
import { payBackOverKills } from "./refund-rounds.ts";

const given = (name: string, usual: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? Number(process.argv[at + 1]) : usual;
};
const result = await payBackOverKills(given("orders", 300), given("kills", 2));
console.log(result);
const isRight =
  result.refunded === result.orders &&
  result.providerRefunds === result.orders &&
  result.mails === result.orders &&
  result.twice + result.providerDiffers + result.mailsNotOne + result.leftMinor === 0;
process.exitCode = isRight ? 0 : 1;
