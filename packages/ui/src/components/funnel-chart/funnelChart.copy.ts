export const funnelChartWords = {
  ofStepBefore: "Of the step before",
  people: "People",
  step: "Step",
  wentOn: (share: string) => `${share} went on`,
};
