/** The year of what is still to come, whenever the tests run. */
export const nextYear = new Date().getFullYear() + 1;
