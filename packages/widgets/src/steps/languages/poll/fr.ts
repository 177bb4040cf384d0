import type { WidgetCopy } from "../../../copy/copy.types.ts";

export const copy: Pick<
  WidgetCopy,
  "poll" | "pollFields" | "sendVote" | "pollDates" | "pollRanking" | "pollSuggest" | "pollVotes"
> = {
  poll: {
    label: "Sondage",
    region: "Sondage",
    place: (place, count) => `Question ${place} sur ${count}`,
    back: "Retour",
    next: "Suivant",
    vote: "Voter",
    save: "Enregistrer ma réponse",
    sending: "Envoi de votre vote",
    most: (count) => `Jusqu’à ${count} choix.`,
    mostReached: "Retirez un choix pour en faire un autre.",
    votesLeft: (count) => `reste ${count}`,
    noneLeft: "complet",
    anonymous: "Rien ne relie votre vote à vous. Il ne pourra donc pas être modifié.",
    voted: (people) => `Votes : ${people}`,
    votedOf: (people, waiting) =>
      `${people === 1 ? "1 réponse" : `${people} réponses`}, ${waiting === 1 ? "1 personne interrogée n’a" : `${waiting} personnes interrogées n’ont`} pas répondu`,
    closes: (time) => `fin : ${time}`,
    required: "Cette question attend une réponse.",
  },
  pollFields: {
    named: "Les noms sont visibles par tous ceux qui voient les résultats.",
    as: (name) => `Vous répondez en tant que ${name}, par votre propre lien.`,
    note: "Ajouter un mot",
    email: "E-mail, pour recevoir un lien et modifier",
  },
  sendVote: {
    unsentTitle: "Votre vote n’est pas encore parti",
    unsentText:
      "La connexion s’est interrompue. Rien n’est perdu, et aucun vote ne compte deux fois.",
    closed: "Ce sondage vient de se terminer. Votre vote est arrivé trop tard et ne compte pas.",
    full: "Quelqu’un a été plus rapide : c’est complet. Choisissez autre chose.",
    again: "Quelque chose a changé dans le sondage. Relisez-le, puis votez à nouveau.",
    arrived: "Votre vote est arrivé.",
  },
  pollDates: {
    marks: { yes: "Oui", maybe: "S’il le faut", no: "Non" },
    zone: (city) => `Heures à ${city}`,
    ownZone: (city) => `Heures à ${city}, votre fuseau`,
    changeZone: "Changer de fuseau",
    can: (people) => `oui : ${people}`,
    ifNeedBe: (people) => `s’il le faut : ${people}`,
    best: "En tête",
    canCome: "Disponibles",
    you: "Votre réponse",
    notYet: "pas encore",
    said: "Leurs mots",
    saved: "Votre réponse est enregistrée. Vous pouvez la modifier jusqu’à la fin du sondage.",
  },
  pollRanking: {
    rank: "Classer",
    up: (option) => `${option} : monter d’une place`,
    down: (option) => `${option} : descendre d’une place`,
    leaveOut: (option) => `${option} : écarter`,
    hint: "Faites glisser ou utilisez les flèches. Écartez ce que vous ne voulez pas.",
    moved: (option, place) => `${option} : place ${place}`,
    left: (option) => `${option} : écarté`,
  },
  pollSuggest: {
    title: "Proposer autre chose",
    words: "Votre proposition",
    day: "Jour",
    time: "Jour et heure",
    zone: (city) => `À ${city}`,
    send: "Ajouter",
    missing: "Écrivez ce que vous proposez.",
    added: (option) => `Ajouté : ${option}`,
  },
  pollVotes: {
    closed: "Ce sondage est terminé",
    decided: (time) => `La date retenue : ${time}`,
    usedUp: "Ce lien a servi autant de fois que l’hôte le permet. Demandez-lui-en un autre.",
    inBox: "Votre vote est dans l’urne.",
    untilClose: (time) =>
      time
        ? `Personne, pas même les hôtes, ne voit de résultat avant : ${time}.`
        : "Personne, pas même les hôtes, ne voit de résultat avant la fin du sondage.",
    tooFew: (votes) =>
      `Les résultats s’affichent à partir de ${votes} votes, pour ne trahir personne.`,
    untilVote: "Les résultats sont visibles après le vote.",
    final: "Rien ne relie votre vote à vous. Il ne peut donc pas être modifié.",
    change: "Modifier mon vote",
    own: "votre vote",
    from: (people) => `Personnes : ${people}`,
    answers: (count) => `Réponses : ${count}`,
    method:
      "À chaque tour, l’option qui a le moins de premières places sort, et ses votes vont au nom suivant de ces listes.",
    round: (round) => `Tour ${round}`,
    leaves: (options, count) => `${options} ${count === 1 ? "sort" : "sortent"}`,
    chosen: (option, lists, all) => `Choix : ${option}, avec ${lists} sur ${all}`,
    tie: (options, lists) => `Égalité : ${options}, avec ${lists} chacun`,
    ended: (lists) => `Listes sans autre nom : ${lists}.`,
    table: "En tableau",
    option: "Option",
    nobody: "Personne n’a encore répondu.",
    soFar: "Résultats à ce stade",
  },
};
