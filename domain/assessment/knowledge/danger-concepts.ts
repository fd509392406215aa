/*
 * What drivers write about danger, in words common to both languages. One concept a line: name, English words, Latvian words.
 * Words are folded (lower case, no diacritics); `brak*` is a stem, `let_go` two words in a row, `yyyy` any year.
 */
export const DANGER_CONCEPTS = `
brake: brake brakes braking braked break_pedal stopping_power anchors stopping_pedal | bremz* bremze* nobremz* piebremz* brems* tormoz* bremzin*
pedal: pedal pedals | pedal*
handbrake: handbrake hand_brake parking_brake park_brake epb e_brake ebrake emergency_brake | rokas_bremz* rokasbremz* rucnik* stavbremz* stav_bremz* roceni* rokenis roken* rokasbremze
pads: pad pads disc discs disk disks rotor rotors caliper calipers | kluc* uzlik* kolodk* disk* suport* support*
brakefluid: brake_fluid fluid reservoir servo master_cylinder brake_hose brake_line brake_pipe brake_oil | bremzu_skidrum* skidrum* bremzu_caurul* caurul* vakuum* tormozuh* bachok* bacin*
steering: steering steer steers eps rack power_steering steering_wheel | stur* stuure* hidropast* stures_rat*
wheel: wheel wheels rim rims hub | riten* rumb* disk*
tyre: tyre tyres tire tires rubber sidewall sidewalls tread sidewal tyer tyers | riep* gumij* protektor* sansien* sanmal* riepina* gumijas
nut: nut nuts bolt bolts lug stud studs | skruv* bulti bultas bultskr* uzgriezn* spilk* balon*
bearing: bearing bearings | gultn*
susp: suspension spring springs shock shocks strut struts shocker* damper arm arms wishbone subframe anti_roll droplink | atsper* amort* amik* svir* stabiliz* sailentblok* balstin* pneimatik* rull* traveers*
joint: ball_joint joint tie_rod track_rod cv driveshaft propshaft shaft axle prop | lodbalst* sarnir* stienis stiena stien* pusas* kardan* granat* uzgal* sarov* asis ass tilts
engine: engine motor engines block piston crank | motor* dzinej* bloks virzul* klan*
gearbox: gearbox transmission gear gears gearstick shift* dsg automatic drive reverse neutral | karb* karba kast* atrumkarb* parnesum* atrums atrumu neitral* atpakalgait* automat* parsledz*
clutch: clutch | sajug*
exhaust: exhaust silencer muffler tailpipe cat dpf manifold catalytic | izput* izpluud* izplud* klus* bunda bundza slapet* katalizator* glusak* dpf gofr*
fuel: petrol diesel fuel gasoline gas_tank tank fuel_tank injector filler | benzin* benc* degviel* dizel* salar* solark* bak* bac* forsunk*
gas: lpg cng propane gas autogas gas_bottle | gaze gazes gazi gazu gazei balon* lpg propan*
accel: throttle accelerator gas_pedal | gazes_pedal* akselerator* drosel* gaze gazi
oil: oil oily sump oil_pan oilpan | ell* ela masl* karter* karteri panna ellas_pann*
coolant: coolant antifreeze radiator water_pump hose hoses expansion head_gasket thermostat | antifriz* dzes* tosol* radiator* sulg* slutene* blive izplesan* dzesesan* termostat* pomp* udens_sukn*
temp: temperature temp gauge needle thermometer degrees hot_light | temperatur* bult* termometr* grad* merin* radit*
lamp: light lamp warning symbol icon triangle dash message alert lit came_on dashboard telltale display lights_up warnings | lampin* lampa lampas lampu ikon* simbol* indikator* trijstur* bridinaj* panel* zimit* uzrakst* pazinoj* displej* kontrollamp* spuldzit* kontrolspuldz* signallamp*
cel: check_engine engine_light cel eml mil engine_lamp management_light engine_warning check | ceks ceka cek check cheks chek dzineja_lamp* motora_lamp* dzinejlamp*
abs: abs esp esc dsc traction stability vsc | abs esp esc dsc asr
headlight: headlight headlights headlamp headlamps low_beam dipped lights beam tail_lights brake_lights brake_light brake_lamps tail_lamps indicators hazards bulb bulbs turn_signal turn_signals taillight taillights tail_light blinker blinkers brights | luktur* gaism* tuvaj* talaj* fara fari farus farias bremzu_gaism* stopi stops stopsign* spuldz* pagriezien* avarijas* dienas_gaitas stopa stopu
wiper: wiper wipers washer blade blades | slot* logtir* stiklt* tiritaj* birst* apskalosan*
glass: windscreen windshield window windows glass mirror mirrors | logs logu loga logi stikl* vejstikl* spogul* vejlog*
door: door doors handle latch hinge | durv* durtin* rokturi* rokturis eng* sledzen*
bonnet: bonnet hood engine_bay under_the_hood | kapot* motora_parsegs parseg* motorparsegs motortelp*
boot: boot tailgate trunk hatch | bagaz* pakalej*
belt: belt belts seatbelt seatbelts seat_belt buckle buckles | josta jostas jostu drosibas_jost* sprad*
drivebelt: serpentine aux_belt drive_belt fan_belt timing_belt cambelt timing_chain | siksn* zobsiksn* kede kedes
airbag: airbag airbags srs takata air_bag | spilven* airbag* srs
childseat: child_seat baby_seat isofix booster car_seat infant toddler | sedeklit* isofix bernu_sedekl* kresl*
seat: seat seats headrest | sedekl* sedekla galvas_balst*
battery: battery batteries cell 12v | akumulator* akum* baterij* akis aki aka ake akji akjis
alternator: alternator charging_system charging_light battery_light battery_lamp | generator* gener* lades_lamp* akumulatora_lamp*
hv: hv high_voltage orange_cable traction_battery hybrid_battery isolation insulation inverter hybrid_system ev_system electric_drive | augstsprieg* hv vilces_bater* oranz* izolacij* hibrid* invertor*
charger: charger charging charge plug cable socket wallbox granny_cable wall_box lead | ladet* lade lades ladej* uzlad* kabel* rozet* vads vadi ladesan*
wiring: wire wires wiring fuse fuses loom electrical electrics short | vadi vadu vads drosinat* elektr* isslegums issavien* instalacij*
trailer: trailer caravan towbar coupling tow_bar hitch tow_ball breakaway ball_hitch noseweight | piekab* akis_piek* sakab* furgon* treiler* kemper* lode lodi
load: roof_rack load strap straps roof_bars roofbox ladder mattress roof_box bikes canoe kayak ratchet roof hay bales sand tiles overloaded fridge piano | krav* jumt* siksnas stropi stropu kast* bagaznieks_jumt* relin* dels delus velosip* laiv* matrac* smilt* ledusskap* akmen* parkrauts
body: sill sills chassis floor_pan rust rusty rusted corroded jacking frame | rusa rusas rusej* sliek* grida lonzeron* kebul* domkrat* pliksn* saruse*
paint: paint painted colour color metallic lacquer respray wrap scratch scratches dent polish wax sticker badge | kras* nokras* lak* skramb* svitr* bukt* pole* vask* uzlim* tons tona
heater: heater heating demister blower ac aircon air_con climate pollen | peck* silt* apsild* kondicionier* kondis kondi klimat* vent*
radio: radio bluetooth carplay android sat_nav satnav screen camera usb phone app infotainment update software speaker sensors parking_sensor | radio blutuz* bluetooth ekran* kamer* telefon* aplik* programm* navig* skalrun* magnetol* atjaunin* sensor*
key: key keys fob keyfob immobiliser remote | atsleg* pult* pultis imobil*
turbo: turbo turbocharger intercooler | turb*
cabin: cabin inside interior cab in_the_car footwell vents vent through_the_vents | salon* kabin* ieksa ieksej* kajam deflektor* ventilac*
under: underneath under beneath below ground driveway tarmac floor | apaksa apaks* zem zeme zemes asfalt* pagalm* grid*
gone: gone lost lose losing disappeared no_brakes nothing_there failed fails fail failing failure quit gave_out went_out dead stopped_working not_working doesnt_work packed_in useless knackered banjaxed died vanished evaporated conked packed_up gave_up kaput bust nowt zero_effect dont_work do_not_work does_not_work did_not_work didnt_work wont_work isnt_working arent_working are_not_working is_not_working no_longer_work no_longer_works no_longer_working went_away_completely out_completely gone_completely nonexistent has_had_it have_had_it finished fried shot toast | pazud* atteic* nestrada nedarbojas nav_vairs pazuda atsaka nenostrada neklausa beigt* nomir* izslegas neker nekas_nenotiek nereage neturas netur nestradaja atdev* nedzivs nedziva miris pagalam vairs_nestrada vairs_nedarbojas vairs_neklausa vairs_nereage vairs_neker vairs_netur vairs_nenem nestrad* nedarboj* neklaus* nereag* nenem nenema nekeras atteik* atsakas beigta beigtas cauri
soft: soft spongy sponge squishy mushy squashy springy marshmallow pumping pump pumps pumped pump_it pumping_it vague_pedal bland first_press second_press three_stamps second_push | mikst* sulkl* sukl* spongij* japumpe pumpe pumpej* pampina japampe vats vate vata otro_reizi otrais_spied* pirmais_spied* treso_reizi
sink: sinks sink sank sinking floor to_the_floor goes_down drops falls low_pedal drop dropped long_travel creeps_down to_the_mat to_the_carpet bottoms_out sinks_down hits_the_floor floorboard floor_board to_the_metal | grid* iekrit krit lidz_galam iet_dzili dzil* nogrim* grimst iegrimst noiet nosed lidz_gridai paklajam grimt iekrist noslid lidz_pasai_gridai gridai
leak: leak leaks leaking leaked weep weeping seep seeping pouring pour poured spray spraying dripping drip drips running_out puddle pool pond stain patch wet trail gush* soaked trickle trickles trickling bead beads dribble dribbles dribbling streaming lake holed hemorrhaging pissing piddling dampness moist runs_out running_down oozes oozing | tek tecet tece sule sulo* pil pile pilet lase lasa lasit pelk* pelce notec* noplud* slapj* mitr* izplud* izlij* lijas izteceja izteka traip* svist sviest* plust plusma slako* sucas suc dikis dika slac slakst* strukl* tecesana mirkst laseja piles piliens pilieni
empty: empty dry nothing_on_the_dipstick below_min under_min bone_dry vanished minimum | tuks* sauss sausa zem_min minimum* nav_ellas izteceja nekas_nav
topup: top_up topping topped refill topping_up | pielej* papildin* pieleju jalej leju doliv*
smoke: smoke smokes smoking smoked smoky smouldering smoulder smolder fumes haze puffing puffs puff fog foggy wisps wisp smog cloud clouds smoldering smolders | dum* kup* kuup* kvep* dumo* gruzd* cad* migl* makon* velas_dumi
steam: steam steaming steamed vapour mist hot_mist wisps | tvaik* garain* svilina sutona
fire: fire flame flames ablaze burst_into_flames caught_fire on_fire alight inferno glow glows glowing ember embers flickering_flames licking smouldered torched flicker flickers blazing burned_down burnt_down caught_light | uguns ugun* liesm* aizdeg* deg_auto deg_masina degosa kvel* kveloja ugunsdz* sadeg* deg_zem nodega degusi uguni
smell: smell smells smelling smelled smelt stink stinks stinking odour odor reek reeks whiff stench pong fishy sniff smelly taste tastes nose whiffs pongs fragrance | smak* smird* smaid* smar* ost dvako dvak* oz smirdon* ozs deguna kozs koz
burn: burn burning burnt burned scorched scorch singed charred frying hot_plastic scorching cooking sizzling toast | degum* degus* sadeg* apdeg* svil* svilum* deg degosas apdedz* gruzdum* piededz* pieded*
plastic: plastic rubber electrical insulation electric | plastmas* gumij* izolacij* elektr* plastik*
egg: rotten_egg eggs egg sulphur sulfur fish fishy garlic pears acrid onions onion rotten | olas olu puvus* sera seru ziv* kodig* ass kiplok* sipol*
hot: hot heat heats overheating overheated overheat overheats boiling boiled boils cooked scalding burning_hot too_hot boil roasting scalds untouchable cannot_touch too_hot_to_touch | karst* parkars* uzkars* sakars* uzvar* varas varijas varij* varit verd* sakarst* nokais* kais* vareja varij* parkarst* nevar_pieskarties
warmok: normal_temperature in_the_middle middle temperature_normal ninety | vidu normal* pa_vidu
melt: melt melted melting fused deformed brown yellowed | izkus* kusis kususi kususas apkus* kusa sakus* brun*
spark: spark sparks sparking arcing crackle crackles crackling zap buzz buzzing sizzle sizzling shock shocked tingle crackled crackly zapped tingles electrocuted | dzirkst* sprakst* spraks* dzirkstel* zib* sper strav* cirkst* burkskis
hiss: hiss hisses hissing whistling_gas hissed fizz fizzing fizzes sputter | snac* svelpj* svelpon* snaksana siko* snac puksk* cuksk*
swell: swollen swelled swelling bloated puffed bulging_battery puffy expanded domed bulged swelled_up | uzpus* piepamp* uzpuut* pietuk* uzburb* uzbried* izspied* uzburbus* izpletus*
bulge: bulge bulges bulging bubble lump blister egg bump hernia plum hernias pregnant swelling goose_egg tumour tumor pimple boil mound | izspied* puns punis bula olu burbul* trumum* olas izcilnis grumb* kula augonis puncis puncim bumbul* tulzn* guzum* guza izaug* kup*
cord: cord cords wires showing canvas mesh threads belt_showing steel steel_showing fabric strands strand hairs webbing mesh_showing silver_hairs wire steel_wire | stiepl* kord* diegi diegu audum* sieti* tikl* dzij* metala metals dzelz* pavedien* lent*
crack: crack cracks cracked split splits torn cut gash perished broken snapped broke snap snaps sheared fractured shattered shatter spider spiderweb split_open slit slashed knife fractures smashed flap tore ripped rip frays frayed chewed cracked_open snapping | plais* iepl* parpl* saplis* pargriez* iegriez* ieplis* luz* luza salau* salauz* parluz* parlauz* nolau* noluz* partruk* parplis* plis* truk* plaisa saplesa sadauz* parraut* sagriez* izsit* parsit* parsist* pusi pusis pusus* ielauz* izlauz* izsists
burst: burst blowout blew exploded explode explosion popped pop bang blown | spraga uzsprag* eksplo* sprag* sprakskis plisa uzspraga parsprag* blauk*
flat: flat deflated puncture punctured nail screw air_pressure pressure psi bar pancake deflating soft_tyre losing_air loses_air | tuks* caurum* naga nagla skruve gaiss gaisu spiedien* bari bar caurdur* noplaki* plakan* nolaid* bez_gaisa gaiss_iet
loose: loose undone came_off coming_off comes_off fell_off falling_off fall_off detached came_away came_out came_loose finger_tight by_hand with_my_fingers turning_by_hand unscrewed hanging hangs dangling wobbly drop_off slackened slack undid unbolted wiggles wiggle waggles waggle hanging_on dropped_off jumped_off jumped_out came_undone unlatched wobbles_in rattling_loose slides_around half_off hanging_by hanging_by_a_thread slipped shifted moved_sideways untied unstrapped twisted_by_hand | valig* atskruv* nokrit* izkrit* atvien* norav* atlaid* karaj* ar_pirkst* ar_roku nokrita atnac* lobas nolec* izlec* valejs luftej* nokar* izrav* izskruv* noplis* atdal* nolukst nogaj* nosko pabid* sasluk* nobid* plivo* izrauts izrauta staig* palaid*
missing: missing gone_missing none_left two_nuts lost_two only_three three_of nowhere absent without nicked stolen lacking minus_two bricks | trukst* nav pazud* pazudus* bez nozagt* pietrukst
wobble: wobble wobbles wobbling shimmy shimmies wobbly flaps flapping flailing sways sway swaying snakes snaking fishtail weaves weaving wags dances dancing hops hopping wonky wobbled | lod* lodas sup* supo* plato* svarst* mesl* meta met lokas grozas vilnveid* zvalst* logas loogas sitas daza danco grilo* zvalo* lodzij* svaida mezajas mest_uz
play: play slack free_play clunk_in vague wander wanders wandering drifts drifting strays floats loose_steering | brivgaj* luft* brivkust* peld peldos* luufts klist klejo klist_pa
bind: stuck sticks sticking seized seize jam jams jammed jamming locks lock locked binding binds catches catch blocked wont_move wont_turn freezes froze frozen wont_return clings hangs_up jammed_open notchy stone_in | iestreg* iespru* iesprud* kerus* keras kerr* iekil* kil* noblok* nobloke* aizker* sasal* iestr* blok* iedz* pieker* iekers* bloke* aizdz* ierus* kerties atduras
heavy: heavy stiff hard heavier harder | smag* ciet* gruti
pull: pulls pull pulling pulled dives dive veers veer drags_to drifts yanks swerve yank steers_itself shoves darts grabs | velk vilka rauj rav* nes novirz* velk velkas pavelk parmet* sviez svied met_sanis aizrauj aizmet rauj_uz
vibrate: vibration vibrates vibrate vibrating shake shakes shaking shook shudder shudders shuddering judder judders shimmy trembles shaky buzz | vibr* krat* tric* dreb* drebin* trice kratas
knock: knock knocks knocking bang bangs banging clunk clunks clank thud thump hammering hammer clonk | klauv* klaudz* klaudzin* buksk* dauz* sit blaukst* klab* duk* dauza klakst* sitas buksk* dunk* klop* knik*
grind: grind grinds grinding grating metal_on_metal scrape scrapes scraping metal screech screeching scream screams crunch crunching | skrapst* metal* berz* skrap* dzelz* grauz* strik* cirkst* krakst* kraksk* skrab* gremz*
squeal: squeal squeals squealing squeak squeaks squeaky chirp chirps | cikst* pikst* kauc* spiedz* svilpj* cirkst* kauks*
hum: hum humming whine whining drone droning howl roar growl groan whistle | duc* ruc* gaud* ruk* svilp* dun* ruko* kauc* dukon* gaudo*
rattle: rattle rattles rattling tick ticks ticking click clicks clicking creak creaks tinkle buzzes | grab* grabon* tarks* klik* tik* krikst* krakst* tuk
red: red | sarkan*
yellow: yellow amber orange | dzelt* oranz*
green: green blue grey white black | zal* zil* pelek* balt* meln*
whitesmoke: white_smoke blue_smoke black_smoke bluish sweet sweetish | balti_dum* zili_dum* melni_dum* sald* zilgan*
flash: flash flashes flashing blink blinks blinking flickers flickering | mirgo* mirkskin* mirg* mirkskis
stall: stall stalls stalled stalling cuts_out cut_out cuts dies died died_on shut_off shuts_off switches_off turns_off shut_down shutdown conks conked quits dies_on went_dead nothing_happened | slapst noslap* noslaps* izsledzas apstajas izslegas izsled* noraujas nomirst nomira pasi_izsl* nodzisa noslaus izdzisa izdziest apstajies atslegas
power: power limp limp_mode loses_power loss_of_power no_power acceleration pickup wont_go crawl crawled crawling gutless sluggish dead_pedal hesitates wouldnt_go would_not_go no_acceleration nothing_there | jaud* vilkm* avarijas_rezim* nevelk neiet netiek nepacel* vilk* rezim* neraujas limp* nereage nereageja nevilka nebrauc_uz_prieksu vina_neiet
surge: surges surge surged accelerates revs_itself by_itself on_its_own itself lurch lurches lunged lunge leaps shot_forward runaway races raced wont_slow revs kept_accelerating wont_switch_off kept_going racing stays_open sped_up speeds_up took_off takes_off shot_off jumps_forward keeps_pulling wont_rev_down revs_stay | pati pats ieskrien uzskrien paatrin* leca lec pasi saudas izsav* apgriez* patvalig* rauj_uz uznem gaze_pati saskrien skrien neizsledzas turpina_vilkt gaze_paliek uznema_atrumu uznem_atrumu iet_pati brauc_pati skriet apgriezieni_paliek
roll: roll rolls rolled rolling rolling_away roll_away rolled_away slid creeps crept moved creeping crept_back off_down slides rolled_off trundled wandered_off | rip* ripo* noripo* aizripo* slid* ieripo* suc* slus* noslid* aizbrauc* lien lien_leja aizgaja nobrauca ieslideja
jumpout: jumps_out pops_out slips_out jumped_out drops_out slips slipping pop_out neutral | lec_ara izlec* izkrit izsit* slid* izmet* buks*
nostart: wont_start doesnt_start not_starting no_start starter crank cranks turn_over click_click jump_start jump_leads | neiet_ciet neieg nestarte* nepied* starter* starte* iedarbin* nesak nelec neieded* neledz negriez piedarbin*
water: water flood flooded flooding ford river sea puddle submerged underpass hydrolock drowned rain puddles soaked_engine seawater carpet_floating carpets_float storm floodwater high_water hurricane | udens udeni uden* plud* appludin* peke pelke pelkj* upe upi jura brasl* slikst* applud* dubl* nosliks* applus* upei pludos pludu pludiem pali palos
wrongfuel: wrong_fuel misfuel misfuelled adblue_in petrol_in diesel_in instead_of put_petrol put_diesel wrong_pump wrong_nozzle wrong sugar_in paraffin super_in mixed_up adblue wrong_hole diesel_instead gas_instead | nepareiz* sajauc* ieleju ielej* salej* salieta vieta piepil* uzpild* iepil* sajaukt* adblue adblu nepareizaj* sajaucu pistol*
dizzy: dizzy headache headaches nausea nauseous sick drowsy sleepy faint co_alarm carbon_monoxide monoxide co_detector alarm poisoned eyes_water vomit yawning pounding_head pounding_heads thumping_head woozy lightheaded coughing cough passed_out | reib* galva_sap galva slikt* miegain* tvan* monoksid* apreib* galvassap* saindet* co nelab* kakls kutina asaro nogib* gibon* klepo* acis_asaro
hole: hole holes open_end holed drilled gap | caurum* caurs caura cauri izdurts cauri_grida
drag: drags dragging dragged scraping_road scrapes_the hanging_down hang | velkas vilkas slaug* pa_zemi pa_asfaltu karajas
openitself: flew_open flies_open opens opened open popped_open wont_close doesnt_close wont_latch pops_open wont_shut unlatched wont_lock lets_go swings_open flap_open lifts_up comes_open undone_itself flies_up flew_up blew_up_the lifts lifting pops_up popped_up unlatches swung_open doesnt_catch doesnt_close_properly | atver* vala verus* neaizver* atsprag* neaizslec* nenofiks* nesledz* neaizsl* atveras pavers* neaiztur* nefiks* cilajas celas atlec atlecas attaisas uzlidoj* uzlido* uzsita atveris atveries atvera_pasas atleca neturas_ciet akisa akisi
trapped: trapped wont_open cant_get_out locked_in from_inside couldnt_get_out could_not_get_out cannot_get_out cant_open none_of_the_doors | iesleg* nevar_izkapt no_ieksp* ieslodz* iespied* netikam_ara netiku_ara nevar_tikt_ara nevareja_izkapt
blind: cant_see blind see_nothing visibility dark black pitch fogged foggy mist cant_see_out see_out see_the_road whiteout driving_blind blinded | neredz* nevar_redz* tums* tumsa aizsvis* svist aizmiglo* akl* svid* redzamiba redzamibas nekadu_redz akli aklam aizsalst apledo
brakeless: wont_stop didnt_stop doesnt_stop couldnt_stop cant_stop twice_as_long longer_to_stop takes_longer sailed slid_past ran_through nearly_hit almost_hit near_miss rear_ended double_distance twice_the_distance kept_going doesnt_slow barely_slowed hardly_slowed barely_stops hardly_stops nothing_happens wont_slow didnt_slow doesnt_want_to_stop didnt_want_to_stop wouldnt_stop would_not_stop will_not_stop does_not_stop did_not_stop cannot_stop refuses_to_stop carries_on keeps_rolling slid_right rolled_through rolled_past went_through_the stopping_distance braking_distance barely_slows barely_brakes hardly_brakes hardly_slows nothing_happened | neapstajas nestajas neapstaties ilgak garaks cels nevar_apstaties knapi gandriz pabrauc* ieskrej* talak uzbrauc* neapst* tuvu apstadin* nenobremze nobremze_velu nekas_nenotiek nekas_nenotika nebremz* nenobremz* negrib_apstaties negribeja_apstaties bremzesanas_cel* neapturet neaptur* brauc_talak slid_talak izlid* izrip* izslid* nevar_nobremzet nevareju_nobremzet
stopword: stop stop_safely stop_vehicle stop_engine do_not_drive dont_drive unsafe not_safe undriveable not_roadworthy dangerous condemned immediately at_once deadly lethal death_trap killed crash off_the_road do_not_use not_safe_to condemned_it prohibition wouldnt_drive lucky_to wouldnt_let_me would_not_let_me wont_let_me dont_start do_not_start not_start_it kept_the_keys leave_it_there leave_it_parked not_to_drive not_drive stop_the_vehicle stop_the_car pull_over park_the_car park_outside stop_now coffin grounded refused_to_release not_another_mile | stop apstajies* apstad* nebrauc* bistam* nedrikst neekspluat* aizliegt* nekavejot* apturi* avarij* nav_dross likv* nedross navig* aizliedza nelietot apstajieties apstajieties_drosi nedarbini* neiedarbin* nelaida nelava neliek_braukt ar_to_nebraukt tikai_nebraukt ne_metru atstat_auto atstat_masinu zark* navej* naves* briesmas bistami
driving: driving drive motorway highway road traffic mph kmh speed roundabout junction corner bend overtaking lane m1 m6 m25 a1 slip_road hill downhill town dual_carriageway bypass bridge tunnel level_crossing bends a38 freeway interstate turnpike on_ramp offramp off_ramp intersection stoplight parking_lot | brauc* sosej* atrum* celu cela cels kmh apdzen* likum* aplis krustojum* trases satiksm* kalna kalnu pilset* a2 a1 apli apvedcela tilta tuneli parbrauktuve* sliedem
wheni: when while whenever every_time each_time | kad braucot katru_reizi bremzejot griezot
often: every_time always again constantly constant all_the_time keeps every third_time twice repeatedly several | katr* vienmer atkal visu_laiku nemitig* treso otro vairak* regular* arvien pastavig*
once: once one_time just_once only_once first_time yesterday | vienreiz vienu_reizi reizi vakar pirmo_reizi
now: now right_now today currently since this_morning still just | tagad sobrid sodien nupat tikko no_rita joproj* kops vel
slight: slight slightly bit little small tiny minor faint barely mild | mazliet nedaudz viegl* drusku neliel* maza mazs mazas mazak knapi drusk* tads sik*
more: worse getting_worse increasing more bigger growing louder strongly loads lots massive huge | sliktak arvien vairak skalak liel* stipr* paliek briesmig* pamatig* stipri
cold: cold morning frost winter ice icy snow freezing minus damp dew | auksts auksta aukst* rita ritos sals sala ziem* led* snieg* minus
rain: rain raining wet washed wash after_rain washing | liet* mazg* pec_lietus
afterwork: after_change changed fitted replaced swapped mot garage service new put_on tyre_change just_had | maina mainas mainiju nomainij* salika uzlika servis* montaz* meistar* pec_main* jauns jauni jaunas
garage: garage mechanic dealer mot nct tester kwik halfords specialist workshop fitter ramp shop body_shop tire_shop autozone inspection tow_truck recovery_driver aa_man rac | servis* meistar* mehanik* tehnisk* csdd skat* dileri* dilers montaz* skates lift* pacelaj* autoservis* skate evakuator* tehniskaja
fail: mot_fail failed_the_mot nct_fail advisory dangerous_defect prohibition refused inspection_failed failed_inspection failed_its dangerous_fault | neizg* neizgaj* vertejum* divnieks trijnieks neizgaja trijnieku
person: kids kid children child daughter son baby wife husband mum dad passenger passengers grandkids family | bern* meit* dels delam dela delu sieva sievu virs viram vira viru mate mamma tetis pasazier* mazul* gimen* mazbern* dels
othercar: neighbour neighbours neighbor neighbor* colleague mate mates friend friends brother brothers sister boss cousin someone somebody lad bloke taxi bus lorry ahead in_front saw_a other_car his hers uncle film movie news game video youtube tiktok article forum read hire hired rental rented courtesy tractor stranger witnessed watched next_door next_to_me passed_me past_me overtook_me beside_me in_front_of_me behind_me opposite bus_driver somebodys someones wifes_old dads grandads nans customers clip reel telly tv netflix series novel book magazine grandad old_boy fella other_friend instructor scrapyard in_front_of a_lady ex_s customer lorry_ahead buddy buddys coworker neighbors pickup_in_front | kaimin* koleg* draug* bral* masa masai masas masica cits cita cit* sef* prieksniek* redzeju zinas filma filmu spele speli video internet* facebook raksts rakst* lasij* onkul* autobus* taks* svainis krustt* feisbuk* vinam vina zinas prieksa_brauca fura furai sveso svesa svesam
mycar: my mine our | mans mana manam manai mani manu manas musu man mums
fine: fine ok okay alright perfect perfectly no_problem no_problems normal normally grand works_well good brilliant sorted nothing_wrong no_fault all_good solid firm tight dry silent quiet smooth smoothly steady holds | labi kartib* viss_ok ok normal* viss_labi nav_ne_vain* perfekt* teicam* super* riktigi bez_problem* sauss ciets_ka stav_ka turas_cieti klusums
repaired: repaired fixed replaced mended sorted changed cured since_then all_good no_more never_again gone_since new_pads turned_out swapped exchanged rewired renewed refitted tightened retightened torqued retorqued drained flushed sealed patched adjusted put_right put_back in_the_bin welded reconnected turned_out_to was_just was_only it_was_just it_was_only as_new like_new good_as_new works_now works_again fine_now holds_again dry_since end_of_story false_alarm picked_her_up picked_it_up new_brake new_tyres two_new all_new prised_it took_it_out done_stamped receipt cleaned reconditioned overhauled bled took_care_of good_to_go | salabo* nomain* uztais* kops_ta remont* samain* izlabo* pielab* atrisin* ielika izrad* tagad_viss parbaud* sataisi* iztirij* samontej* pievilku_skruves vairs_nesmird vairs_nesmako vairs_netek vairs_nepil vairs_nedeg vairs_neklab vairs_neklaudz vairs_nekup vairs_nedumo vairs_nekarst vairs_nevelk vairs_nevibre vairs_nekrata vairs_nelodas vairs_neskan vairs_nemirgo vairs_nebija vairs_nekas vairs_neviens nekad_vairs nesmird_vairs netek_vairs nedeg_vairs neklab_vairs salapij* salapit* saskruve* pievilku ielika_jaun* uzliku_jaun* uzlika_jaun*
past: last_year years_ago year_ago ago used_to back_in last_winter last_summer last_month once_had had was were previous previously old_car sold first_car my_old when_i_was as_a_kid as_a_child childhood decades decade nineties eighties seventies 80s 90s 70s student learner_days honeymoon once_upon back_then those_days former last_owner previous_owner last_week last_spring last_autumn scrapped long_ago history gave_it_back when_i_was_ten in_the_army the_old | pern pagajus* senak toreiz gadiem pirms bija kadreiz agrak ieprieks* vecais veca_auto pardevu reiz jauniba pirmais biju armija jaunibas
neg: no not never none nothing without neither nor isnt arent doesnt didnt wasnt hasnt | nav nekas nekad neviens bez ne nekada* nebija neko nevien* nekad
hypo: what_if if_a can_it could_it would_it suppose is_it_possible could_a can_a how_do_i_know what_happens what_would how_likely theoretically in_theory should_i how_often how_long how_do how_much how_many curious wondering in_general just_in_case afraid scared worry worried just_curious only_curious settle_it bet quiz exam would_a would_an should_one can_one how_far does_a is_it_true in_case worrier nervous dreamt dreamed nightmare imagine if_i_ever if_ever never_had_to never_happened only_wondering just_wondering idle_curiosity just_checking theory theoretical imagine_if school_project would_happen | kas_notiek ja_nu ja_butu vai_var vai_tas vai_drikst teoretisk* interes* cik_biezi cik_ilg* kas_butu ka_zinat ko_darit_ja varbut ja_kadreiz iespejams cik_daudz vajadz* butu domaju baidos zink* zinkar* pienemsim sapnoju konspekt* referat* eksamen*
normalq: normal is_it_normal is_this_normal supposed_to should_it is_that_normal does_it_mean what_does meant_to | normal* vai_ta_vajag vai_normali ta_vajag tam_ta_jabut vai_ta ta_ir_jabut jabut vajag
canidrive: can_i_drive safe_to_drive can_i_still ok_to_drive okay_to_drive drive_home carry_on keep_driving continue get_home far_can will_it_last make_it | var_braukt drikst_braukt vai_drikst var_aizbraukt aizbrauk* izturet turpinat lidz_majam lidz_servis* drikst paspes aizvilk*
cost: price cost costs how_much quote insurance invoice bill worth sell selling buy buying value refund warranty tax | cen* cik_maks* maksa maksat eur eiro apdrosin* rekin* pardod* pardot* pirk* garantij* nodok* kompens* lete* dokument*
thanks: thanks thank hello hi cheers lol haha hey bye test | paldies sveiki labdien cau ceu haha lol test tests labrit* atta
service: service due filter change schedule interval oil_change which recommend recommended how_often maintenance best wash polish stamp | apkop* filtr* main* kad_jamaina kadu kuru ieteik* intervals labak* laiks kura ka_mazg*
name: called name nickname named band song team model game | sauc* vards dziesm* modelis krasa nosauk* vardu
dizzyno: smoke_test vape vaping cigarette cigarettes candle incense | cigaret* veip* veipo smeke* pip* grils
wornlimit: worn limit mm bald worn_out wear uneven inner_edge outside_edge | nodil* dil* dilus* mm plik* noberz* gluda padil*
leftstand: parked standing stationary idle idling stopped at_lights lights_red | stav* tuksgait* brivgait* luksofor* stavot
shortdist: yards home mile miles minutes | majam km kilometr* minut*
vandal: stolen nicked broke_in theft thief mouse mice rat rats rodent marten chewed gnawed cat_under squirrel | nozag* zagl* pel* zurk* caun* grauz* sagrauz* apgrauz* zog
accident: crash crashed accident hit kerb curb pothole deer ditch bump collision bumper reversed_into smashed | avarij* ietriec* sasit* bedr* apmal* stirn* gravi gravis sadurs* trieciens bamper* apmali ieskrej*
allof: all both none neither any every | abi abas visi visas neviens neviena nevienas nevienu viss visa
night: night dark dusk evening unlit | nakt* tums* vakar* tumsa
movefree: moves move moving clack turns rocks in_and_out side_to_side | kust* kustas grozas sakust* staiga pakust*
deployed: deployed went_off blew | izsav* izsava nostradaj* izlec*
openable: open opens opened shut | vala atver* atver atvera
towcoupling: towball tow_ball coupling hitch ball jockey breakaway | sakab* akis aka aki lode lodi lodes trosit* akisgalv*
locked: locked lock locks | sledz* iesledz* noblok* aizsledz*
dogear: mayonnaise mayo milky froth milkshake | majonez* pien* emulsij* putas
headgasket: head_gasket hydrolock hydro | blive bliv* udens_triec*
deep: deep bonnet_height up_to over_the_bonnet | lidz_sedek* lidz_kap* lidz_durv* dzil*
runout: runs_out doesnt_lock doesnt_grab wont_retract frayed fray cut_through wont_latch doesnt_latch wont_click doesnt_click pops_open comes_undone gives_way opens_with comes_open | nesledz* neaizsledz* nefikse neiztur* atirus* sagriez* spuras irst nenoblok* neblok* attais* nespradzejas neiespradzejas nefiksejas neker neturas_ciet neiet_ciet
grow: growing grows spreading creeping | aug plesas iet_talak garaka
swaywords: snakes snaking sways swaying wags fishtails swings | metajas mest meta mesl* svarst* svaida supojas luncina
cargo: mattress ladder washing_machine sofa wardrobe wood planks pipes timber | matrac* kap* dival* skap* malka delus delis caurules
drips_hot: onto_the_exhaust on_the_exhaust on_hot on_the_manifold | uz_izput* uz_kolektor* uz_karst*
hydro: aquaplane aquaplaned aquaplaning slick slicks | akvaplan* slid slideju slidej*
engaged: d drive r reverse p park neutral | d r p n neitral*
coalarm: co_alarm co_detector carbon_monoxide_alarm monoxide_alarm | co_detektor* co_trauksm* tvana_gazes_detekt* co_signal*
denied: cannot_find_any no_fuel_leak not_leaking no_smoke no_smell no_leak no_leaks no_noise no_warning no_lights doesnt_smell doesnt_leak no_drips never_had dont_have nothing_leaks nothing_smokes nothing_knocks nothing_moves isnt_loose not_loose not_burning not_on_fire | nesmird netek nekup nedumo neklab neskan nevibre nejutu nedzird nekrata netric nepil nekarst nevelk neuzvaras nekust neskrapst necikst nekaist neplust
goesout: goes_out went_out goes_away went_away gone_after clears disappears settles calms | nodziest nodzisa pariet pargaja apklust nodzist pazud_pec
goingon: still keeps_driving carried_on drove_on stays_on wont_go_out comes_back is_back back_again | nenodziest turpinu turpinaja atgriez* joprojam neparie*
fright: scared frightening terrifying scary nearly almost screaming shaking_hands help please hurry wall hedge heart prayer honest scared_stiff shaking | bail bailes tris paniska gandriz speku ludzu palidz* steidz* sirds papezos
standing: stopped pulled_over hard_shoulder lay_by layby breakdown recovery tow towed | apstajos izkapu mala malai apmale avarijas_josl* evakuators trose esmu_uz
reach: touch touching fingers finger hand hands feel | roku ar_roku pirkst* rokam jut
year: yyyy | yyyy
nomore: any_more anymore any_longer no_longer | vairs
spray: shoots shot_out squirts squirting jets gushing strukla | strukl* sit_ara sit_tvaiks lauka_sit
oilcan: oil_can oilcan aladdin aladdins genie_lamp oil_lamp oil_light oil_warning | ellas_kann* kannina* aladin* ellas_lamp* ellas_spiedien*
assist: lane_assist lane_keeping lane_keep assist cruise autopilot aeb emergency_braking auto_braking automatic_braking radar | asistent* kruiz* autopilot* avarijas_bremzes* automatisk* radar*
straight: straight true centre center centred aligned alignment | taisni taisna taisnu skibi skiba savirz*
gaspedal: press_the_gas press_the_accelerator push_the_gas step_on_it on_the_gas floor_it foot_down accelerate accelerating acceleration under_load | spiez*_gazi uzspiez*_gazi piespiez*_gazi nospiez*_gazi spiezot_gazi dod*_gazi pie_gazes gazej* gazejot paatrin* uz_gazes
recall: recall recalled letter manufacturer | atsauk* vestul* razotaj*
`;
