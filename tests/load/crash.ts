/** `node tests/load/crash.ts [--rounds 20]`: prints what each kill left behind; fails on any loss. */
import { crashRounds } from "./crash-rounds.ts";

const given = process.argv.indexOf("--rounds");
const rounds = given > 0 ? Number(process.argv[given + 1]) : 20;
const results = await crashRounds(rounds);
console.table(results.map((result) => ({ ...result, bootMs: Math.round(result.bootMs) })));
const sum = (pick: (result: (typeof results)[number]) => number): number =>
  results.reduce((total, result) => total + pick(result), 0);
const [acknowledged, lost, broken] = [
  sum((result) => result.acknowledged),
  sum((result) => result.lost),
  sum((result) => result.broken),
];
console.log(
  `${rounds} kills: ${lost} of ${acknowledged} acknowledged orders lost, ${broken} broken`,
);
process.exitCode = lost === 0 && broken === 0 && acknowledged > 0 ? 0 : 1;
