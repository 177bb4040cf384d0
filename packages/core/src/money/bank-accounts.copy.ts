/** The words of bank accounts. */
export const bankAccountsCopy = {
  labels: {
    holder: "Account holder",
    iban: "IBAN",
    number: "Account number",
    code: "Bank code",
    bank: "Bank",
  },
  refusal: {
    holder: "Write whose account it is",
    iban: "A digit of this IBAN is missing or wrong",
    number: "Write an IBAN or an account number",
    codeMissing: "An account number needs the code of its bank",
    code: "A bank’s code has 4 to 20 letters and digits",
  },
} as const;
