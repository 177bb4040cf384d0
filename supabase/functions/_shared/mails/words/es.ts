import type { CommonWords } from "./words.types.ts";

export const words: CommonWords = {
  when: "Cuándo",
  where: "Dónde",
  online: "En línea",
  answerBy: "Responder antes de",
  people: (count) => (count === 1 ? "una persona" : `${count} personas`),
  subject: (what, event) => `${what}: ${event}`,
  greet: (text, name) => (name === "" ? text : `${text}, ${name}`),
  eventPage: "La página del evento",
  code: (number) => `Código QR ${number}`,
  moreCodes: (count) => `En tu página hay ${count} códigos más.`,
  testPayment: "Fue un pago de prueba: no se movió dinero.",
  noMoreMails: "No recibir más correos de estos anfitriones",
  countsOpens: "Los anfitriones pueden ver si abre este correo.",
  privacy: "Privacidad",
  sentWith: (product) => `Enviado con ${product}`,
};
