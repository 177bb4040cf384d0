/**
 * What people call the kinds of events, beside their titles: other English words, then those of
 * German, Spanish, French, Portuguese, Italian, Turkish, Arabic, Japanese (as it is written and as it is
 * read), Chinese, and the best known of Korean and Russian. A word that
 * belongs to several kinds stands with each.
 */
export const templateWords: Readonly<Record<string, string>> = {
  school:
    "class reunion alumni high school anniversary Klassentreffen Abitreffen Ehemaligentreffen Schultreffen reencuentro escolar reunión de exalumnos promoción retrouvailles anciens élèves reencontro de turma ex-alunos rimpatriata mezunlar buluşması لم شمل الخريجين 同窓会 同学会 校友聚会 どうそうかい クラスかい 동창회 встреча выпускников",
  family:
    "family gathering cousins relatives Familientreffen Familienfest Sippentreffen reunión familiar retrouvailles de famille cousinade reunião de família riunione di famiglia aile buluşması لم شمل العائلة 親族の集まり 家族の集まり 家庭聚会 家族聚会 しんせきのあつまり 가족 모임 семейный праздник",
  club: "society association annual meeting general meeting AGM Verein Vereinsabend Mitgliederversammlung Vereinsfest reunión del club asamblea asociación assemblée générale association réunião do clube assembleia associação assemblea circolo dernek toplantısı kulüp اجتماع النادي جمعية クラブの集まり 総会 俱乐部聚会 年会 协会",
  social:
    "charity gala charity dinner benefit dinner fundraiser Spendengala Benefizgala party dinner party house party supper get-together housewarming Abendgesellschaft Feier Einweihung Grillfest fiesta cena tertulia reunión soirée dîner crémaillère festa jantar churrasco serata parti davet حفلة عشاء パーティー 食事会 飲み会 聚会 派对 晚餐 のみかい しょくじかい 파티 вечеринка",
  community:
    "pride parade pride month CSD neighbourhood neighborhood street party block party village fair summer fete summer festival Straßenfest Stadtteilfest Nachbarschaftsfest Sommerfest Dorffest Stadtfest fiesta del barrio feria kermés fête de quartier fête des voisins kermesse festa de rua festa da comunidade arraial festa di quartiere sokak festivali mahalle şenliği حفل الحي مهرجان 町内会 夏祭り お祭り 祭り matsuri natsumatsuri 社区活动 街坊节 まつり おまつり なつまつり ちょうないかい 마을 축제 праздник двора",
  cultural:
    "दिवाली दीपावली होली ईद cultural festival tradition heritage diwali eid lunar new year spring festival nowruz carnival harvest festival matsuri Kulturfest Volksfest Karneval Erntedank fiesta tradicional carnaval fête culturelle fête traditionnelle festa cultural festa popolare bayram kutlaması şenlik kültür festivali nevruz عيد احتفال ثقافي مهرجان 文化祭 祭り お祭り 春节 中秋节 文化节 庙会 まつり おまつり ぶんかさい 축제 фестиваль",
  friends:
    "weekend away getaway cabin bachelor bachelorette hen party stag party Freundetreffen Hüttenwochenende Wochenende mit Freunden Junggesellenabschied fin de semana con amigos despedida de soltera despedida de soltero week-end entre amis enterrement de vie fim de semana com amigos despedida fine settimana addio al celibato addio al nubilato arkadaş hafta sonu bekarlığa veda عطلة الأصدقاء 友人旅行 合宿 朋友聚会 周末 がっしゅく ゆうじんりょこう 친구 모임",
  "fraternity-sorority":
    "greek life chapter homecoming pledge class Verbindung Studentenverbindung Stiftungsfest fraternidad hermandad confrérie fraternidade república confraternita öğrenci birliği جمعية طلابية 学生クラブ 兄弟会 姐妹会",
  military:
    "veterans regiment unit battalion Veteranentreffen Kameradschaftstreffen Regimentstreffen reunión de veteranos réunion d’anciens combattants reunião de veteranos raduno dei reduci gaziler buluşması لم شمل المحاربين 戦友会 战友聚会 退伍",
  wedding:
    "henna night mehndi sangeet Hennaabend kına gecesi ليلة الحناء marriage bride groom nuptials reception civil ceremony engagement Hochzeit Trauung Polterabend Verlobung boda casamiento matrimonio mariage noces fiançailles casamento noivado bodas nozze sposi düğün nikah nişan kına زفاف عرس خطوبة حفل زواج 結婚式 披露宴 婚礼 结婚 शादी विवाह shaadi けっこんしき ひろうえん ウェディング 결혼식 свадьба ślub wesele bruiloft",
  "destination-wedding":
    "beach wedding wedding abroad elopement Hochzeit im Ausland Strandhochzeit boda en la playa boda destino mariage à l’étranger mariage à la plage casamento na praia casamento no exterior matrimonio all’estero yurtdışında düğün plaj düğünü زفاف على الشاطئ 海外ウェディング リゾート婚 海外婚礼 海岛婚礼 リゾートウェディング ハワイウェディング 해외 결혼식",
  milestone:
    "anniversary golden wedding silver wedding retirement jubilee round birthday quinceañera quince sweet sixteen bar mitzvah bat mitzvah communion confirmation christening baptism Jubiläum Goldene Hochzeit Silberhochzeit runder Geburtstag Ruhestand Konfirmation Kommunion Taufe aniversario bodas de oro bautizo comunión jubilación anniversaire de mariage noces d’or baptême communion départ à la retraite aniversário bodas de ouro batizado comunhão aposentadoria anniversario nozze d’oro battesimo comunione yıldönümü emeklilik sünnet ذكرى سنوية تقاعد 記念日 還暦 金婚式 退職祝い 周年纪念 退休 金婚 きねんび かんれき きんこんしき 기념일 юбилей",
  "birthday-party":
    "bday quinceañera quince sweet sixteen kids party Geburtstag Geburtstagsfeier Kindergeburtstag cumpleaños quinceañeros fête d’anniversaire anniversaire festa de aniversário festa de debutante festa infantil compleanno festa di compleanno doğum günü عيد ميلاد 誕生日 誕生日会 生日 生日派对 生日会 たんじょうび バースデー 생일 день рождения urodziny verjaardag",
  "baby-shower":
    "baby party gender reveal sprinkle mum to be Babyparty Babyfeier fiesta de bebé revelación de género fête prénatale chá de bebê chá revelação festa per il bebè bebek partisi حفلة استقبال المولود ベビーシャワー 出産祝い 迎婴派对 满月酒 百日宴 しゅっさんいわい 베이비샤워",
  graduation:
    "commencement prom degree Abschlussfeier Abiball Abitur Examensfeier graduación fiesta de egresados remise des diplômes bal de promo formatura colação de grau laurea festa di laurea mezuniyet balosu حفل تخرج تخرج 卒業式 卒業パーティー 毕业典礼 毕业 谢师宴 そつぎょうしき 졸업식 выпускной",
  "family-vacation":
    "holiday family holiday trip Familienurlaub Urlaub Ferien vacaciones familiares vacances en famille férias em família vacanza in famiglia aile tatili عطلة عائلية 家族旅行 家庭旅行 度假 かぞくりょこう りょこう 가족 여행 отпуск",
  "group-trip":
    "city trip city break tour journey school trip Gruppenreise Städtereise Ausflug Klassenfahrt viaje en grupo excursión voyage de groupe viagem em grupo excursão viaggio di gruppo gita grup gezisi رحلة جماعية 団体旅行 社員旅行 修学旅行 团体旅行 集体出游 だんたいりょこう しゅうがくりょこう りょこう 단체 여행 поездка",
  "adventure-tour":
    "hike hiking trek trekking camping climbing expedition Wanderung Wandertour Bergtour Zelten senderismo excursión aventura randonnée trek aventure trilha caminhada aventura escursione trekking avventura doğa yürüyüşü kamp macera turu رحلة مغامرة تخييم ハイキング 登山 キャンプ 徒步 登山 露营 とざん やまのぼり 등산 поход",
  professional:
    "hackathon hack day game jam meetup workshop seminar lecture talks training chamber Fachtreffen Fachtagung Vortragsabend Seminar Stammtisch encuentro profesional taller seminario charla rencontre professionnelle atelier séminaire conférence encontro profissional oficina palestra incontro professionale laboratorio seminario mesleki buluşma seminer atölye لقاء مهني ورشة عمل ندوة 勉強会 セミナー 交流会 研讨会 讲座 沙龙 べんきょうかい こうりゅうかい 세미나 семинар",
  "corporate-conference":
    "congress summit convention symposium expo trade fair Konferenz Tagung Kongress Messe conferencia congreso cumbre feria conférence congrès colloque salon conferência congresso simpósio conferenza convegno konferans kongre zirve fuar مؤتمر قمة معرض 会議 カンファレンス 学会 展示会 会议 大会 峰会 论坛 かいぎ がっかい てんじかい 회의 конференция",
  "team-building-retreat":
    "offsite away day company outing staff outing summer party Klausur Betriebsausflug Firmenausflug Teamtag Betriebsfest Sommerfest der Firma retiro de equipo jornada de equipo séminaire d’entreprise cohésion retiro de equipe confraternização ritiro aziendale şirket kampı takım gezisi خلوة الفريق بناء الفريق 社員合宿 オフサイト 团建 公司团建 しゃいんりょこう 워크숍 корпоратив",
  "product-launch":
    "unveiling release opening inauguration press event Produktvorstellung Einführung Eröffnung Pressetermin lanzamiento inauguración lancement inauguration lançamento inauguração lancio inaugurazione lansman açılış إطلاق منتج افتتاح 製品発表 新製品発表会 発売 新品发布 发布会 开业 はっぴょうかい 출시 презентация",
  "networking-mixer":
    "networking meet and greet after work drinks speed dating Netzwerktreffen Feierabendbier networking encuentro de negocios afterwork réseautage apéro encontro de negócios happy hour aperitivo incontro d’affari tanışma kokteyl تعارف تواصل 異業種交流会 名刺交換 社交酒会 联谊 こうりゅうかい 네트워킹",
  "sales-kickoff":
    "SKO sales meeting annual kick-off Vertriebstagung Jahresauftakt arranque de ventas convención de ventas lancement commercial convention commerciale convenção de vendas kick-off vendite satış toplantısı انطلاق المبيعات 営業キックオフ 販売会議 销售启动会 销售大会 えいぎょうかいぎ 영업 회의",
  "sports-team":
    "team reunion old boys squad Mannschaftstreffen Sportverein reencuentro de equipo retrouvailles d’équipe reencontro da equipe rimpatriata della squadra takım buluşması لم شمل الفريق OB会 球队聚会",
  "sports-tournament":
    "marathon half marathon fun run road race parkrun Volkslauf Stadtlauf maratón carrera popular course à pied maratona マラソン大会 马拉松 cup match league football soccer basketball tennis esports Turnier Pokal Wettkampf Sportfest torneo campeonato partido tournoi compétition torneio campeonato torneo turnuva maç بطولة دورة رياضية 大会 トーナメント 運動会 比赛 锦标赛 运动会 うんどうかい たいかい 대회 турнир",
  "sports-banquet":
    "awards night awards dinner gala season finale Ehrung Sportlerball Saisonabschluss gala deportiva premiación cena de gala gala sportif remise des prix jantar de premiação gala esportiva cena di gala premiazione ödül gecesi حفل تكريم 表彰式 納会 颁奖晚宴 颁奖典礼 ひょうしょうしき 시상식 награждение",
  "fantasy-league-draft":
    "fantasy football draft day draft party Tippspiel Managerspiel liga de fantasía ligue fantasy liga de fantasia fantacalcio asta fantezi ligi دوري الفانتازي ファンタジーリーグ 梦幻联赛 选秀",
  "sports-camp":
    "summer camp training camp holiday camp Sportcamp Trainingslager Ferienlager Sommercamp campamento deportivo campamento de verano camp sportif stage colonie de vacances acampamento esportivo colônia de férias campo estivo ritiro spor kampı yaz kampı معسكر رياضي 合宿 スポーツキャンプ 夏令营 训练营 がっしゅく 캠프 лагерь",
  "championship-event":
    "finals title match world cup grand final Meisterschaft Finale Endspiel campeonato final championnat finale campeonato finais campionato finali şampiyona final بطولة نهائي 選手権 決勝 冠军赛 决赛 せんしゅけん けっしょう 결승 чемпионат",
  "music-festival":
    "summer festival open air concert gig rave band dj Festival Musikfestival Konzert Sommerfestival festival de verano festival de música concierto festival d’été festival de musique fête de la musique concert festival de verão show concerto festival estivo müzik festivali yaz festivali konser مهرجان موسيقي حفل موسيقي 音楽祭 夏フェス ライブ コンサート 音乐节 演唱会 音乐会 おんがくさい フェスティバル コンサート 음악 축제 콘서트 концерт",
  "comedy-show":
    "stand-up comedian open mic cabaret improv Kabarett Kleinkunst Comedyabend comedia monólogos noche de comedia spectacle d’humour café-théâtre comédia noite de humor cabaret spettacolo comico komedi gecesi عرض كوميدي お笑いライブ 漫才 落語 脱口秀 喜剧 おわらい まんざい らくご 코미디 комедия",
  "art-exhibition":
    "gallery vernissage museum opening Ausstellung Vernissage Kunstausstellung exposición galería inauguración exposition d’art vernissage galerie exposição galeria mostra d’arte galleria sergi galeri معرض فني 展覧会 個展 美術展 艺术展 画展 てんらんかい こてん アート 전시회 выставка",
  "film-screening":
    "movie night cinema premiere film festival Filmabend Kino Filmvorführung Premiere proyección cine noche de película projection ciné-club avant-première exibição de filme cinema sessão proiezione film gösterimi sinema gecesi عرض فيلم سينما 上映会 映画祭 试映会 电影放映 首映 えいがかい じょうえいかい 영화 상영 кинопоказ",
  "talent-show":
    "contest audition open stage school show recital karaoke Talentshow Talentwettbewerb concurso de talentos spectacle de talents radio-crochet show de talentos gara di talenti yetenek yarışması عرض المواهب 発表会 のど自慢 才艺表演 选秀 はっぴょうかい のどじまん 장기자랑",
};
