/** Names of the words of each row, in order. */
export const pictureRow = [
  "break_point", "set_point", "match_point", "tie_break", "map_point", "lead", "run", "power_play", "drives", "punt", "turnover", "balls", "strikes",
  "bases", "required_rate", "need", "over", "momentum",
] as const;

/** Words of the pictures of matches, by language; `{team}` for a name, `{n}` and `{balls}` for numbers. */
export const pictureWords: Readonly<Record<string, string>> = {
  en: "Break point|Set point|Match point|Tie-break|Map point|Lead|run|Power play|Drives|Punt|Turnover|Balls|Strikes|Runners on base|Required rate|{team} need {n} from {balls} balls|Over {n}|Momentum",
  de: "Breakball|Satzball|Matchball|Tiebreak|Map-Punkt|Führung|Lauf|Überzahl|Drives|Punt|Ballverlust|Balls|Strikes|Läufer auf den Bases|Nötige Rate|{team} braucht {n} aus {balls} Bällen|Over {n}|Momentum",
  es: "Bola de break|Bola de set|Bola de partido|Tie-break|Punto de mapa|Ventaja|parcial|Superioridad numérica|Series ofensivas|Despeje|Pérdida de balón|Bolas|Strikes|Corredores en base|Ritmo necesario|{team} necesita {n} en {balls} bolas|Over {n}|Dominio",
  pt: "Break point|Set point|Match point|Tie-break|Ponto do mapa|Vantagem|sequência|Vantagem numérica|Campanhas|Punt|Perda de bola|Bolas|Strikes|Corredores em base|Ritmo necessário|{team} precisa de {n} em {balls} bolas|Over {n}|Pressão",
  fr: "Balle de break|Balle de set|Balle de match|Jeu décisif|Point de carte|Avance|série|Supériorité numérique|Séries offensives|Dégagement|Ballon perdu|Balles|Prises|Coureurs sur les buts|Rythme requis|{team} : {n} à marquer en {balls} balles|Over {n}|Dynamique",
  it: "Palla break|Set point|Match point|Tie-break|Punto mappa|Vantaggio|parziale|Superiorità numerica|Drive|Punt|Palla persa|Ball|Strike|Corridori in base|Media richiesta|{team}: servono {n} in {balls} palle|Over {n}|Inerzia",
  pl: "Piłka na przełamanie|Piłka setowa|Piłka meczowa|Tie-break|Punkt mapowy|Prowadzenie|seria|Gra w przewadze|Serie ofensywne|Punt|Strata|Balls|Strikes|Biegacze na bazach|Wymagane tempo|{team} potrzebuje {n} z {balls} piłek|Over {n}|Przewaga",
  tr: "Servis kırma puanı|Set puanı|Maç puanı|Tie-break|Harita puanı|Fark|seri|Sayısal üstünlük|Hücum serileri|Punt|Top kaybı|Ball|Strike|Kaledeki koşucular|Gereken hız|{team}: {balls} topta {n} gerek|Over {n}|Baskı",
  ru: "Брейк-пойнт|Сетбол|Матчбол|Тай-брейк|Мап-пойнт|Перевес|рывок|Большинство|Драйвы|Пант|Потеря|Болы|Страйки|Раннеры на базах|Нужный темп|{team}: нужно {n} за {balls} мячей|Овер {n}|Инициатива",
  el: "Μπρέικ πόιντ|Σετ πόιντ|Ματς πόιντ|Τάι μπρέικ|Πόντος χάρτη|Διαφορά|σερί|Αριθμητικό πλεονέκτημα|Επιθέσεις|Παντ|Λάθος|Μπολ|Στράικ|Δρομείς στις βάσεις|Απαιτούμενος ρυθμός|{team}: χρειάζεται {n} σε {balls} μπάλες|Over {n}|Πίεση",
  sv: "Breakboll|Setboll|Matchboll|Tiebreak|Kartboll|Ledning|ryck|Powerplay|Drives|Punt|Bolltapp|Balls|Strikes|Löpare på bas|Krävd takt|{team} behöver {n} på {balls} bollar|Over {n}|Momentum",
  nb: "Breakball|Settball|Matchball|Tiebreak|Kartpoeng|Ledelse|rykk|Overtall|Angrep|Punt|Balltap|Balls|Strikes|Løpere på base|Nødvendig takt|{team} trenger {n} på {balls} baller|Over {n}|Momentum",
  he: "נקודת שבירה|נקודת מערכה|נקודת משחק|שובר שוויון|נקודת מפה|יתרון|רצף|יתרון מספרי|מהלכי התקפה|פאנט|איבוד כדור|בולים|סטרייקים|רצים על הבסיסים|קצב דרוש|{team}: דרושות {n} מ-{balls} כדורים|אובר {n}|מומנטום",
  fa: "امتیاز شکست سرویس|امتیاز ست|امتیاز مسابقه|تای‌بریک|امتیاز نقشه|برتری|امتیاز پیاپی|برتری عددی|حمله‌ها|پانت|از دست دادن توپ|بال|استرایک|دونده‌های روی بیس|نرخ لازم|{team}: {n} امتیاز از {balls} توپ|اوور {n}|فشار بازی",
  ja: "ブレークポイント|セットポイント|マッチポイント|タイブレーク|マップポイント|リード|連続得点|パワープレー|ドライブ|パント|ターンオーバー|ボール|ストライク|走者|必要レート|{team} 残り{balls}球で{n}点必要|オーバー{n}|勢い",
  vi: "Điểm bẻ giao bóng|Điểm set|Điểm trận|Tie-break|Điểm bản đồ|Cách biệt|chuỗi điểm|Hơn người|Lượt tấn công|Punt|Mất bóng|Ball|Strike|Người chạy trên gôn|Tốc độ cần|{team} cần {n} trong {balls} bóng|Over {n}|Thế trận",
  lv: "Breikbumba|Setbumba|Mačbumba|Taibreiks|Kartes punkts|Pārsvars|izrāviens|Vairākums|Uzbrukumi|Pants|Zaudēta bumba|Bumbas|Straiki|Skrējēji bāzēs|Nepieciešamais temps|{team} vajag {n} no {balls} bumbām|Overs {n}|Iniciatīva",
  kz: "Брейк-пойнт|Сетбол|Матчбол|Тай-брейк|Мап-пойнт|Басымдық|қатарынан|Сан басымдығы|Шабуылдар|Пант|Допты жоғалту|Болдар|Страйктар|Базадағы жүгірушілер|Қажетті қарқын|{team}: {balls} доптан {n} керек|Овер {n}|Бастама",
  fil: "Break point|Set point|Match point|Tie-break|Map point|Lamang|sunod-sunod|Power play|Mga drive|Punt|Turnover|Balls|Strikes|Mga runner sa base|Kailangang bilis|Kailangan ng {team} ang {n} sa {balls} bola|Over {n}|Momentum",
  sr: "Brejk lopta|Set lopta|Meč lopta|Taj-brejk|Poen za mapu|Prednost|serija|Igrač više|Napadi|Pant|Izgubljena lopta|Bolovi|Strajkovi|Trkači na bazama|Potreban ritam|{team}: potrebno {n} iz {balls} lopti|Over {n}|Inicijativa",
  ur: "بریک پوائنٹ|سیٹ پوائنٹ|میچ پوائنٹ|ٹائی بریک|میپ پوائنٹ|برتری|لگاتار|پاور پلے|ڈرائیوز|پنٹ|ٹرن اوور|بالز|اسٹرائکس|بیس پر رنر|مطلوبہ رن ریٹ|{team} کو {balls} گیندوں پر {n} درکار|اوور {n}|دباؤ",
  ar: "نقطة كسر الإرسال|نقطة المجموعة|نقطة المباراة|شوط فاصل|نقطة الخريطة|التقدم|سلسلة نقاط|أفضلية عددية|الهجمات|ركلة تشتيت|فقدان الكرة|كرات|ضربات|عداؤون على القواعد|المعدل المطلوب|{team} بحاجة إلى {n} من {balls} كرة|الأوفر {n}|الضغط",
};
