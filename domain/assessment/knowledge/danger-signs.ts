/*
 * What a master mechanic makes of concepts that stand together: level, then terms that must all stand in one sentence.
 * `a/b` either; `!a` not in that sentence. D stop driving without a doubt, S stop driving, F a garage within days, W can wait, H no fault of this car.
 */
export const DANGER_SIGNS = `
D tyre bulge
D nut missing wheel
D gas hiss !accel
D gas smell cabin !accel
D battery swell hot
D hv stopword
D hv lamp red
D brake lamp red brakefluid
D brakefluid empty brake
D coalarm !neg
D dizzy cabin smell
D fire bonnet/engine/cabin/under
D brake gone !abs !lamp !squeal !handbrake !radio !headlight !smell
D pedal sink brake !clutch
D steering gone driving
D steering gone lamp
D smoke bonnet
D smoke cabin !dizzyno
D fuel leak under/engine/hot
D tyre cord wheel
D tyre cord
D wheel loose
D oil lamp red
D trailer towcoupling loose
D surge brakeless
D wrongfuel fuel nostart
D temp red
D airbag deployed
D brake brakeless pedal
D lamp stopword red
S brake gone !abs !handbrake !squeal !lamp !radio !headlight
S brake/pedal soft !clutch !fine
S pedal sink !clutch !mat
S brake brakeless
S brakeless pedal/often
S brake/pedal heavy !clutch !fine
S brakefluid leak/empty brake/wheel/tyre/pedal/gone !steering !wiper
S brakefluid topup often
S brake leak
S brakefluid wrongfuel
S brake red lamp !handbrake
S brake red !handbrake !paint
S red lamp stopword
S red lamp now
S red brakefluid
S brake grind !rain !slight !bit
S pads gone/loose/missing/grind/limit
S brake hot/smoke/fire !paint
S wheel hot/smoke/smell/fire !paint
S wheel bind hot
S brake bind
S brake pull !slight
S brake accident
S brake crack/hole/bulge/cord
S handbrake roll
S handbrake gone
S steering gone !heater !radio !light
S steering bind !key
S steering play
S steering jumpout/loose/crack/movefree
S steering heavy gone
S steering heavy often/more
S steering knock
S wheel/nut loose
S nut missing/crack
S wheel wobble
S wheel movefree
S wheel nut afterwork knock
S tyre bulge
S tyre cord
S tyre burst
S tyre flat !slow !lamp
S tyre crack
S tyre worn
S tyre wornlimit hydro/rain/driving
S hydro tyre
S wheel hole/crack
S joint loose/crack/play/movefree
S susp crack/loose !noise
S susp bearing loose
S bearing movefree/play/hot/grind/loose
S joint garage stopword
S smoke bonnet/engine/under
S steam bonnet/engine/under !rain !cold
S smoke cabin/heater !dizzyno
S smoke wiring/radio/seat/charger/battery
S steam cabin whitesmoke
S fire !paint !vandal
S burn smell cabin/wiring/plastic/seat
S burn smell !clutch !once
S spark charger/battery/under/wiring
S melt charger/wiring/plug/plastic
S hot charger/wiring/key
S fuel leak !water
S fuel smell cabin
S fuel smell often !wrongfuel !service
S fuel smell under/engine/heater
S gas smell !accel
S gas hiss/leak !accel
S gas fire/hot/dizzy
S coolant leak more/empty/under/hot
S coolant empty topup
S temp red/hot
S hot engine
S hot coolant
S temp power/steam
S hot often driving
S heater cold temp
S steam coolant
S smoke whitesmoke coolant
S dogear oil/coolant
S oil red lamp
S oilcan red/now/flash/driving/knock
S spray fuel/coolant/oil/hot/brakefluid
S nomore brake/steering/pedal
S oil lamp now/driving/flash/often
S oil empty
S oil leak more/under/hot/drips_hot !slight
S oil leak smoke
S oil lamp knock
S oil temp red
S knock engine power/more/oil
S knock engine often !cold
S cel flash vibrate/power/stall/driving
S cel flash !once
S flash yellow engine
S flash vibrate
S lamp allof red
S lamp stopword
S lamp red hot
S stall driving
S stall often
S power driving stopword
S power driving gone
S power driving slow
S accel bind
S surge driving/person/brake
S surge accel
S engine surge
S surge brakeless
S roll !once engaged
S roll handbrake
S roll accident
S jumpout driving gearbox
S gearbox gone driving
S clutch gone driving
S clutch sink gone
S exhaust smell cabin
S exhaust smoke cabin
S dizzy
S dizzy cabin
S exhaust cabin hole
S smell cabin dizzy
S exhaust drag/loose spark/driving
S airbag deployed
S airbag recall stopword
S belt crack/runout/gone
S belt bind
S childseat loose/movefree/accident/crack
S person door openitself
S person trapped
S locked person hot
S door openitself driving
S door openitself person
S door trapped allof
S bonnet openitself
S bonnet openitself driving
S boot openitself driving
S glass blind
S glass crack more/blind/grow
S wiper gone rain/driving/blind
S wiper blind
S headlight gone allof
S headlight gone night/driving
S headlight allof night
S blind driving
S headlight blind
S battery swell/hot/fire/burst/leak/smell/egg/hiss
S battery spark/smoke
S alternator headlight/heavy/temp
S drivebelt gone/crack steering/temp/alternator
S alternator power/steering
S hv stopword/red/lamp
S hv crack/hole/smell/smoke/hot/spark/water/accident
S hv missing/loose
S charger burn/smell/smoke/fire/hot/spark
S charger crack
S water engine nostart/stall
S water deep
S water cabin hv
S brake water gone
S flood water engine
S wrongfuel fuel
S wrongfuel nostart
S topup wrongfuel
S trailer towcoupling loose/gone/crack/movefree
S trailer swaywords/wobble
S trailer loose
S trailer headlight gone
S trailer brake gone
S trailer hot/smoke
S load loose/movefree/wobble
S load crack/gone
S body crack/hole susp/joint/belt/steering
S body hole
S body rust joint
S accident leak/steering/wheel/brake/smell
S accident airbag
S vandal brake/wiring/tyre
S turbo oil smoke
S smoke engine often
S garage stopword
S fail brake/tyre/steering/susp
S assist brake
S surge radio/cruise
F abs lamp
F cel lamp
F cel yellow
F airbag lamp
F tyre flat slight
F alternator lamp
F vibrate brake
F vibrate driving
F hum bearing
F hum driving
F squeal brake
F steering leak
F steering heavy
F clutch jumpout
F nostart
F power once
F stall once
F susp knock
F rattle exhaust
F exhaust hole/loose
F coolant topup often
F oil topup often
F glass crack
F headlight gone
F stall leftstand
F knock slight
F bearing hum
F cel power
F nostart cold
W radio
W heater gone
W glass bind
W paint
W door bind cold
W rattle slight
W squeal cold/rain
W service oil/brake/coolant/tyre
W squeal seat/door
W wiper squeal
W headlight gone slight
W smell heater
W oil leak slight
W vandal heater
H repaired fine
H past fine
H past repaired
H othercar smoke/fire/brake/leak/wheel/tyre
H othercar past
H hypo
H hypo driving
H normalq
H normalq noise
H cost
H thanks
H name
H paint red
H paint fire/burn
H neg smoke/leak/smell/fire
H fine repaired past
H dizzyno smoke
H othercar mycar fine
H repaired gone past
H denied
H denied smoke/smell/leak/fire
H goesout lamp cold
S goingon brake/steering/smoke/smell/lamp red
S standing smoke/steam/fire/leak/hot/gone
S fright brake/steering/wheel/driving
S reach wheel/nut/joint/cord loose/movefree/cord
S trailer towcoupling
S power driving night
S clutch sink
S headlight gone
S wiper gone
F wiper squeal
F hum
F squeal
F vibrate
`;
