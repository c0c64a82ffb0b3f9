/**
 * Names of nations for which football and Unicode differ, by country and language:
 * `both` in headings too, `common` only in lists and buttons, where the whole name is too long.
 */
export const nationNames: Readonly<Record<"both" | "common", Readonly<Record<string, string>>>> = {
  both: {
    BN: "de Brunei",
    BQ: "de Bonaire|es Bonaire|pt Bonaire|pl Bonaire|fr Bonaire|lv Bonaira|kz Бонэйр|ru Бонэйр|el Μποναίρ|it Bonaire|tr Bonaire|nb Bonaire|sv Bonaire|fil Bonaire|vi Bonaire|sr Bonaire|ja ボネール|ar بونير|he בונייר|fa بونیر|ur بونیر",
    CD: "de DR Kongo|es RD Congo|pt RD Congo|pl DR Konga|fr RD Congo|lv Kongo DR|kz ДР Конго|ru ДР Конго|el ΛΔ Κονγκό|it RD Congo|tr Kongo DC|nb DR Kongo|sv DR Kongo|fil DR Congo|vi CHDC Congo|sr DR Kongo|ja コンゴ民主共和国|ar الكونغو الديمقراطية|he קונגו הדמוקרטית|fa کنگو دموکراتیک|ur ڈی آر کانگو",
    CG: "de Kongo|es Congo|pt Congo|pl Kongo|fr Congo|lv Kongo|kz Конго|ru Конго|el Κονγκό|it Congo|tr Kongo|nb Kongo|sv Kongo|fil Congo|vi Congo|sr Kongo|ja コンゴ|ar الكونغو|he קונגו|fa کنگو|ur کانگو",
    CI: "de Elfenbeinküste|es Costa de Marfil|pl Wybrzeże Kości Słoniowej|tr Fildişi Sahili|fil Ivory Coast|vi Bờ Biển Ngà",
    CV: "pl Zielony Przylądek",
    HK: "kz Гонконг",
    KR: "ru Южная Корея",
    MD: "de Moldau",
    MF: "fr Saint-Martin|el Σεν Μαρτέν|sr Sen Marten",
    PF: "de Tahiti|es Tahití|pt Taiti|pl Tahiti|fr Tahiti|lv Taiti|kz Таити|ru Таити|el Ταϊτή|it Tahiti|tr Tahiti|nb Tahiti|sv Tahiti|fil Tahiti|vi Tahiti|sr Tahiti|ja タヒチ|ar تاهيتي|he טהיטי|fa تاهیتی|ur تاہیٹی",
    SA: "ar السعودية",
    SX: "fr Sint Maarten|el Σιντ Μάρτεν|sr Sint Marten",
    US: "es Estados Unidos|fr États-Unis|fil USA",
    VG: "ru Брит. Виргинские о-ва|kz Британ Виргин а-ры|ja イギリス領ヴァージン諸島",
    VI: "ru Амер. Виргинские о-ва|kz АҚШ Виргин а-ры|ja アメリカ領ヴァージン諸島",
    ZA: "ru ЮАР|kz ОАР",
  },
  common: {
    AE: "de VA Emirate|es Emiratos Árabes|pt Emirados Árabes|pl ZEA|fr Émirats arabes|lv AAE|kz БАӘ|el ΗΑΕ|it Emirati Arabi|tr BAE|nb Emiratene|sv Emiraten|fil UAE|vi UAE|sr UAE|ja UAE|ar الإمارات|he האמירויות|fa امارات",
    AG: "de Antigua|es Antigua|pt Antígua|pl Antigua|fr Antigua|lv Antigva|kz Антигуа|ru Антигуа|el Αντίγκουα|it Antigua|tr Antigua|nb Antigua|sv Antigua|fil Antigua|vi Antigua|sr Antigva|ja アンティグア|ar أنتيغوا|he אנטיגואה|fa آنتیگوا|ur انٹیگوا",
    BA: "de Bosnien|es Bosnia|pt Bósnia|pl Bośnia|fr Bosnie|lv Bosnija|kz Босния|ru Босния|el Βοσνία|it Bosnia|tr Bosna|nb Bosnia|sv Bosnien|fil Bosnia|vi Bosnia|sr BiH|ja ボスニア|ar البوسنة|he בוסניה|fa بوسنی|ur بوسنیا",
    CF: "de Zentralafrika|es R. Centroafric.|pt Centro-África|pl Rep. Śr.-Afryk.|fr Centrafrique|lv CĀR|kz Орталық Африка|ru ЦАР|el Κεντροαφρικανική|it Centrafrica|tr Orta Afrika|nb Sentralafrika|sv Centralafrika|fil C. African Rep.|vi CH Trung Phi|sr Centr. Afrika|ja 中央アフリカ|ar أفريقيا الوسطى|he מרכז אפריקה|fa آفریقای مرکزی",
    CI: "pl WKS",
    DO: "de Dom. Republik|es Rep. Dominicana|pt Rep. Dominicana|fr Rép. dominicaine|lv Dominikāna|kz Доминикана|ru Доминикана|el Δομινικανή Δ.|it Rep. Dominicana|tr Dominik Cum.|nb Den dom. rep.|sv Dominikanska r.|fil Dominican Rep.|vi CH Dominica|sr Dominikanska R.|ja ドミニカ共和国|ar الدومينيكان|he דומיניקנית|fa دومینیکن",
    KN: "de St. Kitts|es San Cristóbal|pt São Cristóvão|pl Saint Kitts|fr Saint-Christophe|lv Sentkitsa|kz Сент-Китс|ru Сент-Китс|el Σεν Κιτς|it Saint Kitts|tr Saint Kitts|nb St. Kitts|sv S:t Kitts|fil St. Kitts|vi St. Kitts|sr Sent Kits|ja セントキッツ|ar سانت كيتس|he סנט קיטס|fa سنت کیتس|ur سینٹ کٹس",
    MK: "es Macedonia del N.|pt Macedônia do N.|pl Macedonia Płn.|kz Солт. Македония|ru Сев. Македония|it Macedonia del N.|sr S. Makedonija",
    ST: "de São Tomé|es Santo Tomé|pt São Tomé|pl Wyspy Św. Tomasza|fr Sao Tomé|lv Santome|kz Сан-Томе|ru Сан-Томе|el Σάο Τομέ|it São Tomé|tr Sao Tome|nb São Tomé|sv São Tomé|fil São Tomé|vi São Tomé|sr Sao Tome|ja サントメ|ar ساو تومي|he סאו טומה|fa سائوتومه|ur ساؤ ٹوم",
    TT: "de Trinidad|es Trinidad|pt Trinidad|pl Trynidad|fr Trinité|lv Trinidāda|kz Тринидад|ru Тринидад|el Τρινιντάντ|it Trinidad|tr Trinidad|nb Trinidad|sv Trinidad|fil Trinidad|vi Trinidad|sr Trinidad|ja トリニダード|ar ترينيداد|he טרינידד|fa ترینیداد|ur ٹرینیڈاڈ",
    VC: "de St. Vincent|es San Vicente|pt São Vicente|pl Saint Vincent|fr Saint-Vincent|lv Sentvinsenta|kz Сент-Винсент|ru Сент-Винсент|el Άγ. Βικέντιος|it Saint Vincent|tr Saint Vincent|nb St. Vincent|sv S:t Vincent|fil St. Vincent|vi St. Vincent|sr Sent Vinsent|ja セントビンセント|ar سانت فنسنت|he סנט וינסנט|fa سنت وینسنت|ur سینٹ ونسنٹ",
    ZA: "pl RPA|lv Dienvidāfrika|sr Južna Afrika",
  },
};
