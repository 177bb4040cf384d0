export const colorPickerWords = {
  choose: "Choose a colour",
  chooseNow: (colour: string) => `Choose a colour, now ${colour}`,
  hardToRead: (name: string, reached: string, least: number) =>
    `${name} is hard to read here: ${reached} to 1, and it takes ${least}.`,
  hue: "Hue",
  presets: "Colours to start from",
  strength: "Strength and brightness",
  unclear: "Write # and six digits or letters from a to f.",
  takeInstead: (colour: string) => `Use ${colour} instead`,
  whiteText: "White text",
};
