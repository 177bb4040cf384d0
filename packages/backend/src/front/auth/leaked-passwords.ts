/** Words that many people build their passwords from; found before and after digits or signs. */
const words =
  "password passwort passw0rd p@ssword p@ssw0rd pa55word qwerty qwertz azerty asdf asdfgh zxcvbn letmein welcome admin administrator login iloveyou sunshine princess football baseball basketball superman batman dragon monkey shadow master michael jordan jennifer charlie ashley hunter trustno changeme secret default test tester testing guest user love hello freedom whatever computer internet pokemon starwars summer winter spring autumn january february october november december monday friday arsenal chelsea liverpool barcelona schalke bayern flower cookie cheese chocolate samsung google facebook youtube killer soccer hockey tennis golfer mustang ferrari porsche mercedes thomas daniel andrew joshua matthew robert william jessica amanda nicole michelle jasmine alexander sebastian hallo schatz geheim lol abc abcd abcdef qazwsx onelove blink mynoob access jubilee wedding reunion party birthday";

/** Whole passwords of at least eight characters that top every list of leaked ones. */
const wholes =
  "12345678 123456789 1234567890 0123456789 87654321 987654321 11223344 1122334455 112233445566 12341234 123123123 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1 qwertyuiop qwertzuiop asdfghjkl qazwsxedc qweasdzxc asd123456 abc123456 aa123456 a1234567 a12345678 abcd1234 abcdefgh abcdefghi 1a2b3c4d iloveyou1 iloveyou2 letmein123 trustno1 football1 baseball1 princess1 sunshine1 superman1 starwars1 whatever1 computer1 michelle1 jennifer1 dearbook jordan23 qwerty123456 admin1234 welcome1 welcome123 changeme1 testtest test1234 user1234 guest1234 secret123 gewinner passwort1 hallo123 schatz123 correcthorsebatterystaple";

const commonWords = new Set(words.split(" "));
const commonWholes = new Set(wholes.split(" "));

/**
 * Whether a password is one of those tried first: a listed one, or a listed word with nothing but
 * up to six digits and signs around it.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (commonWholes.has(lower)) return true;
  const core = lower.replace(/^[\d\W_]{0,6}|[\d\W_]{0,6}$/g, "");
  return commonWords.has(core) || commonWords.has(core.replace(/^(.+)\1$/, "$1"));
}

/** Whether a password is one short piece over and over, or a plain run such as `abcdefgh`. */
export function isUniform(password: string): boolean {
  if (/^(.{1,3})\1+.?.?$/u.test(password)) return true;
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && Math.abs([...steps][0] ?? 9) <= 1;
}
