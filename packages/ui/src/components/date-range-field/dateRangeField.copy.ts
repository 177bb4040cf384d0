export const dateRangeFieldWords = {
  chooseFirst: "Choose the first day",
  chooseLast: "Choose the last day",
  from: "From",
  notBefore: "It cannot end before it begins.",
  to: "To",
};
