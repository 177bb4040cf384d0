export const zonedTimeWords = {
  forYou: (city: string, time: string) => `For you in ${city}: ${time}`,
};
