/**
 * Twelve colours that can be told apart, light and deep in turn, on the page by day and by night. Tags
 * and labels have one of these and nothing else does: states have the theme's own.
 */
export const labelColours = {
  rose: { day: "#cc5a7f", night: "#f99fb8" },
  brick: { day: "#953f2f", night: "#d6715e" },
  orange: { day: "#c16f03", night: "#f1ad71" },
  amber: { day: "#715b06", night: "#af8f15" },
  olive: { day: "#789302", night: "#b2c977" },
  leaf: { day: "#10703a", night: "#4aa969" },
  pine: { day: "#079b8b", night: "#5fd5c3" },
  teal: { day: "#006a79", night: "#08a4bb" },
  sky: { day: "#058ed6", night: "#7bc6ff" },
  blue: { day: "#4757a1", night: "#778ce1" },
  violet: { day: "#986dd0", night: "#cbadf9" },
  plum: { day: "#83417b", night: "#c072b5" },
} as const;
