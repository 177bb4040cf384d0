import { describe, expect, it } from "vitest";
import { bankAccountsCopy } from "./bank-accounts.copy.ts";
import { bankEnding, bankLines, checkBankDraft, isIban } from "./bank-accounts.rules.ts";

const { refusal } = bankAccountsCopy;
const draft = {
  holder: "Ball Fund",
  number: "DE89 3704 0044 0532 0130 00",
  bankCode: "",
  bankName: "",
};

describe("an account for transfers", () => {
  it.each([
    ["GB82 WEST 1234 5698 7654 32", true],
    ["de89370400440532013000", true],
    ["NO93 8601 1117 947", true],
    ["MT84 MALT 0110 0001 2345 MTLC AST0 01S", true],
    ["DE89 3704 0044 0532 0130 01", false],
    ["DE98 3704 0044 0532 0130 00", false],
    ["DE89", false],
    ["0042 1997", false],
  ])("%s is an IBAN: %s", (text, is) => expect(isIban(text)).toBe(is));

  it.each([
    ["an IBAN alone", {}, {}],
    ["an account with its bank's code", { number: "0042-1997", bankCode: "20-00-00" }, {}],
    ["nobody's", { holder: " " }, { holder: refusal.holder }],
    ["a swapped digit", { number: "DE98370400440532013000" }, { number: refusal.iban }],
    ["no number", { number: "" }, { number: refusal.number }],
    ["an account without its bank", { number: "00421997" }, { bankCode: refusal.codeMissing }],
    ["a code that is none", { bankCode: "?" }, { bankCode: refusal.code }],
  ])("%s is told at its field", (_, change, errors) => {
    expect(checkBankDraft({ ...draft, ...change })).toEqual(errors);
  });

  it("is read out as a transfer form asks for it", () => {
    expect(
      bankLines({ holder: "Ball Fund", iban: "NO9386011117947", bank_name: "Mill Bank" }),
    ).toEqual([
      { label: "Account holder", value: "Ball Fund", copied: "Ball Fund" },
      { label: "IBAN", value: "NO93 8601 1117 947", copied: "NO9386011117947" },
      { label: "Bank", value: "Mill Bank", copied: "Mill Bank" },
    ]);
    expect(
      bankLines({ holder: "••••", account_number: "••••1997", bank_code: "••••" }),
    ).toHaveLength(3);
    expect(bankLines({ holder: "••••", iban: "••••3000" })[1]?.value).toBe("••••3000");
    expect(bankEnding({ holder: "••••", iban: "••••3000", bank_name: "Mill Bank" })).toBe(
      "••••3000, Mill Bank",
    );
  });
});
